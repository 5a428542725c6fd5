// The engine behind JavaScript names: texts as strings, numbers as typed arrays.
// It runs wherever WebAssembly does, in Node and in a page.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Engine {
  #exports;
  #session;

  /** @param {BufferSource} bytes The WebAssembly program, which imports nothing. */
  static async make(bytes) {
    const module = await WebAssembly.compile(bytes);
    const imports = WebAssembly.Module.imports(module);
    if (imports.length > 0) {
      throw new Error(`the engine asks for ${imports[0].module}.${imports[0].name}`);
    }
    return new Engine(await WebAssembly.instantiate(module, {}));
  }

  constructor(instance) {
    this.#exports = instance.exports;
    this.#session = this.#exports.playground_makeSession();
  }

  /** Bytes of memory that the engine has taken. */
  get memorySize() { return this.#exports.memory.buffer.byteLength; }

  /** What there is: 0 behaviors, 1 gestures, 2 devices, 3 names of outputs and roles. */
  catalog(part) { return JSON.parse(this.#text(this.#exports.playground_catalog(this.#session, part))); }

  /** The text of a standard gesture. */
  gesture(index) { return this.#text(this.#exports.playground_gesture(this.#session, index)); }

  /** The trace of a whole run as bytes of CSV; a view that holds until the next call. */
  trace({ behavior, variant = 0, device, rate, settings = "", script }) {
    const count = this.#put(settings, script);
    return this.#bytes(
      this.#exports.playground_trace(this.#session, behavior, variant, device, rate, count));
  }

  /** Takes every phone away. */
  clearPhones() { this.#exports.playground_clearPhones(this.#session); }

  /** Adds a phone that plays a script, or follows the finger without one; returns its index. */
  addPhone({ behavior, variant = 0, device, rate, settings = "", script = "" }) {
    const count = this.#put(settings, script);
    const phone = this.#exports.playground_addPhone(
      this.#session, behavior, variant, device, rate, count);
    if (phone < 0) this.#bytes(phone);
    return phone;
  }

  /** Tells every phone of the finger: "down", "move", "up" or "cancel"; age in ns before the frame. */
  touch(phase, x, y, age = 0) {
    const index = ["down", "move", "up", "cancel"].indexOf(phase);
    this.#exports.playground_touch(this.#session, index, x, y, age);
  }

  /** Runs a frame of every phone; returns how many still play a script. */
  advance() { return this.#exports.playground_advance(this.#session); }

  /** A phone's trace so far, as text of CSV. */
  phoneTrace(phone) { return this.#text(this.#exports.playground_phoneTrace(this.#session, phone)); }

  /** The last frame's outputs; a view that holds until the next call. */
  phoneOutputs(phone) {
    return this.#numbers(this.#exports.playground_phoneOutputs(this.#session, phone));
  }

  /** The last frame's views as drawn; a view that holds until the next call. */
  phoneViews(phone) {
    return this.#numbers(this.#exports.playground_phoneViews(this.#session, phone));
  }

  // Puts settings and script into the engine's memory; returns how many bytes are settings.
  #put(settings, script) {
    const first = encoder.encode(settings);
    const second = encoder.encode(script);
    const place = this.#exports.playground_input(this.#session, first.length + second.length);
    const memory = new Uint8Array(this.#exports.memory.buffer);
    memory.set(first, place);
    memory.set(second, place + first.length);
    return first.length;
  }

  #bytes(count) {
    const place = this.#exports.playground_output(this.#session);
    const bytes = new Uint8Array(this.#exports.memory.buffer, place, Math.abs(count));
    if (count < 0) throw new Error(decoder.decode(bytes));
    return bytes;
  }

  #text(count) { return decoder.decode(this.#bytes(count)); }

  #numbers(count) {
    const place = this.#exports.playground_numbers(this.#session);
    return new Float64Array(this.#exports.memory.buffer, place, count);
  }
}
