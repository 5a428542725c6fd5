// Measures what a frame costs: a phone for each behavior, all under one finger that pulls, pushes
// and flicks for half a minute.
//
//     node measure.mjs playground.wasm

import { readFile } from "node:fs/promises";
import { Engine } from "./engine.mjs";

const engine = await Engine.make(await readFile(process.argv[2]));
const device = engine.catalog(2).devices.findIndex((device) => device.name === "iphone-15");
const behaviors = engine.catalog(0).behaviors;
const rate = 60;
const frames = 30 * rate;

/** Where the finger is in a frame: down for 40 frames of every 100, first downward, then upward. */
function move(frame) {
  const step = frame % 100;
  const sign = Math.floor(frame / 100) % 2 === 0 ? 1 : -1;
  const y = 600 + sign * Math.min(step, 40) * 6;
  if (step === 0) engine.touch("down", 200, y);
  else if (step < 40) engine.touch("move", 200, y, 4e6);
  else if (step === 40) engine.touch("up", 200, y);
}

function play() {
  engine.clearPhones();
  behaviors.forEach((_, behavior) => engine.addPhone({ behavior, device, rate }));
  const costs = [];
  for (let frame = 0; frame < frames; frame += 1) {
    const start = performance.now();
    move(frame);
    engine.advance();
    for (let phone = 0; phone < behaviors.length; phone += 1) {
      engine.phoneOutputs(phone);
      engine.phoneViews(phone);
    }
    costs.push(performance.now() - start);
  }
  return costs.sort((first, second) => first - second);
}

play();
const memory = engine.memorySize;
const costs = play();
const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
const at = (share) => costs[Math.floor(share * (costs.length - 1))];
console.log(
  `${behaviors.length} phones, ${frames} frames: mean ${mean.toFixed(3)} ms a frame, ` +
  `median ${at(0.5).toFixed(3)}, 99 % below ${at(0.99).toFixed(3)}, most ${at(1).toFixed(3)}; ` +
  `memory ${(memory / 1e6).toFixed(1)} MB, ${(engine.memorySize / 1e6).toFixed(1)} MB after again`);
