// The till over stdio.
import { eachLine, send } from "./base.mjs";
import { resultOf } from "./till.mjs";

eachLine((line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const result = resultOf(method, params);
  // At once where nothing is waited for: answers keep the order of their requests.
  if (result instanceof Promise) result.then((later) => send({ id, result: later }));
  else void send({ id, result });
});
