// The till over stdio.
import { resultOf } from "./till.mjs";

let rest = "";
process.stdin.setEncoding("utf8");
process.stdin.on("data", (chunk) => {
  const lines = (rest + chunk).split("\n");
  rest = lines.pop();
  for (const line of lines) {
    const { id, method, params } = JSON.parse(line);
    if (id === undefined) continue;
    const result = resultOf(method, params);
    // At once where nothing is waited for: answers keep the order of their requests.
    if (result instanceof Promise) result.then((later) => answer(id, later));
    else answer(id, result);
  }
});

function answer(id, result) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, result })}\n`);
}
