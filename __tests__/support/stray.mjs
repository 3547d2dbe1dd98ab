// Loaded into the bundle's process by `node --import`: at the first tools/call that is sent, an uncaught error
// comes up as `STRAY` says: in a `timer`, as a `rejection`, or as an `event` without a listener.
import childProcess from "node:child_process";
import { EventEmitter } from "node:events";
import { syncBuiltinESMExports } from "node:module";

const strays = {
  timer: (error) =>
    setTimeout(() => {
      throw error;
    }, 0),
  rejection: (error) => void Promise.reject(error),
  event: (error) => setImmediate(() => new EventEmitter().emit("error", error)),
};

const { spawn } = childProcess;
childProcess.spawn = (...args) => {
  const child = spawn(...args);
  const { write } = child.stdin;
  child.stdin.write = function watched(chunk, ...rest) {
    if (chunk.includes('"tools/call"')) strays[process.env.STRAY](new Error("astray"));
    return write.call(this, chunk, ...rest);
  };
  return child;
};
syncBuiltinESMExports();
