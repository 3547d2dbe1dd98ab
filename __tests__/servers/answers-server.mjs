// A stdio server whose answers stand in its argument: `node answers-server.mjs JSON`, with
//   tools    what tools/list answers
//   valid    the answer to a call that the tool's schema accepts (a text result where it is left out)
//   of       the answers to valid calls of some tools, by name, in place of that one
//   invalid  the answer to one that it does not accept
//   unknown  the answer to a call of another tool
//   log      a file that gets the params of each call on a line
//   list     an answer to tools/list instead of the tools
//   judged   what calls are judged by, instead of the tool's schema: Ajv's compiler has not the stack for a deep one
import { appendFileSync } from "node:fs";
import { Ajv } from "ajv";
import { handshake, serveStdio, textResult } from "./base.mjs";

const { tools, valid = { result: textResult("done") }, ...told } = JSON.parse(process.argv[2]);
const ajv = new Ajv({ strict: false });
const schemas = new Map(tools.map(({ name, inputSchema }) => [name, ajv.compile(told.judged ?? inputSchema)]));

serveStdio((method, params) => {
  if (method === "initialize") return { result: handshake("answers", params) };
  if (method === "tools/list") return told.list ?? { result: { tools } };
  if (method !== "tools/call") return { result: {} };
  if (told.log) appendFileSync(told.log, `${JSON.stringify(params)}\n`);
  const accepts = schemas.get(params.name);
  if (!accepts) return told.unknown ?? {};
  return accepts(params.arguments) ? (told.of?.[params.name] ?? valid) : (told.invalid ?? {});
});
