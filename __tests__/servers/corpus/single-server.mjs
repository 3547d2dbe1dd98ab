// A correct server of which only one can run at a time, because it needs a port: `node single-server.mjs PORT FOLDER`.
// With FOLDER, the process that is started first leaves the port to another one.
import { existsSync, mkdirSync } from "node:fs";
import { connect, createServer } from "node:net";

const [port, folder] = process.argv.splice(2);

function isTaken() {
  return new Promise((resolve) => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });
}

function isFirst() {
  if (folder === undefined || existsSync(`${folder}/first`)) return false;
  try {
    mkdirSync(`${folder}/first`);
    return true;
  } catch {
    return false;
  }
}

if (isFirst()) while (!(await isTaken()));
await new Promise((resolve) => {
  const lock = createServer((socket) => socket.destroy());
  lock.on("error", () => process.exit(1)).listen(Number(port), "127.0.0.1", resolve);
  lock.unref();
});
await import("./server.mjs");
