// Loaded into the bundle's process by `node --import`: SPIN names a function of the language and one of the bundle, such as
// `JSON.parse line`; the first never returns if the second calls it, directly or through others. CPU time passes at ten
// times its rate, so that a test need not wait for ten seconds of it. A file, `spinning`, shows that it has begun.
import { writeFileSync } from "node:fs";

const [path, caller] = process.env.SPIN.split(" ");
const names = path.split(".");
const name = names.pop();
const owner = names.reduce((value, key) => value[key], globalThis);
const original = owner[name];
const { test } = RegExp.prototype;
const { apply } = Reflect;
const pattern = new RegExp(`at (\\S+\\.)?#?${caller} `);
let spins = false;
Error.stackTraceLimit = 30;

owner[name] = function spinning(...args) {
  // What is called in the middle of it has the same callers.
  if (!spins && apply(test, pattern, [new Error().stack])) {
    spins = true;
    writeFileSync("spinning", "");
    for (;;);
  }
  return apply(original, this, args);
};

const { cpuUsage } = process;
process.cpuUsage = (before = { user: 0, system: 0 }) => {
  const { user, system } = cpuUsage();
  return { user: user * 10 - before.user, system: system * 10 - before.system };
};
