// Compares every trace that the native program writes on standard input with the same trace made by
// the WebAssembly program, byte for byte.
//
//     playground | node compare.mjs playground.wasm

import { readFile } from "node:fs/promises";
import { Engine } from "./engine.mjs";

const engine = await Engine.make(await readFile(process.argv[2]));
const gestures = [];
const screens = new Set();
let traces = 0;
let frames = 0;
let size = 0;

/** Reads the native program's stream: a line, then as many bytes as the line says. */
async function* nativeTraces(stream) {
  let pending = Buffer.alloc(0);
  for await (const chunk of stream) {
    pending = pending.length > 0 ? Buffer.concat([pending, chunk]) : chunk;
    for (;;) {
      const end = pending.indexOf(10);
      if (end < 0) break;
      const [behavior, variant, device, rate, gesture, count, name] =
        pending.toString("utf8", 0, end).split(" ");
      const next = end + 1 + Math.abs(Number(count));
      if (pending.length < next) break;
      yield {
        name: `${name} at ${rate} Hz`, gesture: Number(gesture), failed: Number(count) < 0,
        request: {
          behavior: Number(behavior), variant: Number(variant), device: Number(device),
          rate: Number(rate),
        },
        bytes: pending.subarray(end + 1, next),
      };
      pending = pending.subarray(next);
    }
  }
  if (pending.length > 0) fail("the native program's last trace is cut off");
}

function fail(text) {
  console.error(text);
  process.exit(1);
}

/** Says where two traces first differ: the frame, the column and both values. */
function difference(name, native, wasm) {
  const lines = [native, wasm].map((bytes) => Buffer.from(bytes).toString().split("\n"));
  const names = lines[0][0].split(",");
  const row = lines[0].findIndex((line, index) => line !== lines[1][index]);
  if (row < 0) return `${name}: native ${lines[0].length} lines, WebAssembly ${lines[1].length}`;
  const fields = lines.map((text) => (text[row] ?? "").split(","));
  const column = fields[0].findIndex((field, index) => field !== fields[1][index]);
  const label = row === 0 ? "the header" : `frame ${row - 1}, ${names[column] ?? "a later column"}`;
  return `${name}: ${label}: native ${fields[0][column]}, WebAssembly ${fields[1][column]}`;
}

for await (const { name, gesture, request, failed, bytes } of nativeTraces(process.stdin)) {
  if (failed) fail(`${name}: the native program refuses: ${bytes}`);
  gestures[gesture] ??= engine.gesture(gesture);
  let made;
  try {
    made = engine.trace({ ...request, script: gestures[gesture] });
  } catch (error) {
    fail(`${name}: WebAssembly: ${error.message}`);
  }
  if (Buffer.compare(bytes, made) !== 0) fail(difference(name, bytes, made));
  traces += 1;
  size += bytes.length;
  for (const byte of bytes) if (byte === 10) frames += 1;
  frames -= 1;
  screens.add(`${request.device} ${request.rate}`);
}

const behaviors = engine.catalog(0).behaviors;
const variants = behaviors.reduce((sum, behavior) => sum + behavior.variants.length, 0);
const expected = engine.catalog(1).gestures.length * variants * screens.size;
if (traces !== expected || traces === 0) {
  fail(`compared ${traces} traces (expected ${expected}: every gesture, variant and screen)`);
}
console.log(
  `${traces} traces of ${behaviors.length} behaviors on ${screens.size} screens, ` +
  `${frames} frames, ${size} bytes: native and WebAssembly equal to the bit`);
