// Loaded into the bundle's process by `node --import`: as soon as the main thread is watched it stands still, without work,
// until it is asked what it does.
const slot = Symbol.for("mcptest.busy");
const cell = new Int32Array(new SharedArrayBuffer(4));
let ask;
let wasAsked = false;
const answer = () => {
  wasAsked = true;
  ask();
};

Object.defineProperty(globalThis, slot, {
  configurable: true,
  get: () => ask && answer,
  set(given) {
    ask = given;
    setImmediate(() => {
      while (!wasAsked) Atomics.wait(cell, 0, 0, 20);
    });
  },
});
