// Stands for the module `k6/http`: `post` returns when the response is there, which another thread waits for.
import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";

const { port1, port2 } = new MessageChannel();
const answered = new Int32Array(new SharedArrayBuffer(4));
const workerData = { port: port2, answered };
new Worker(new URL("send.mjs", import.meta.url), { workerData, transferList: [port2] }).unref();

export const tags = [];

function post(url, body, params) {
  tags.push(params.tags.call);
  Atomics.store(answered, 0, 0);
  port1.postMessage({ url, body, headers: params.headers });
  Atomics.wait(answered, 0, 0);
  return receiveMessageOnPort(port1).message;
}

export default { post };
