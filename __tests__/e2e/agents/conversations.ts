import type { TestRow } from "../../../src/core/generated/results.js";
import type { ScriptedCall, ScriptedReply } from "../../servers/models/script.js";
import { type Script, type StandIns, startModels } from "../../servers/models/start.js";
import { type Ran, root } from "../../support/harness.js";
import { closedAtEnd } from "../../support/temporary.js";

export { verdict } from "../../agents/fake-model.js";

/** Servers of the official collection, over stdio. */
export const SERVERS = {
  everything: {
    command: ["node", `${root}node_modules/@modelcontextprotocol/server-everything/dist/index.js`, "stdio"],
  },
  memory: {
    command: ["node", `${root}node_modules/@modelcontextprotocol/server-memory/dist/index.js`],
    env: { MEMORY_FILE_PATH: "${memory_file}" },
  },
};

/** For tests that call get-sum alone, under the name of the server whose tool it is. */
export const ADDING = { everything: { command: ["node", `${root}__tests__/e2e/agents/sum-server.mjs`] } };

/** Stand-ins of models, until the end of the test. */
export async function scripted(script: Script): Promise<StandIns> {
  return closedAtEnd(await startModels(script));
}

/** An assertion. */
export function is(target: string, value: unknown) {
  return { target, matcher: { exact: value } };
}

/** Replies by the first message of a conversation, in order. */
export function byPrompt(conversations: Readonly<Record<string, readonly ScriptedReply[]>>) {
  const asked = new Map<string, number>();
  return ({ texts: [prompt = ""] }: { texts: readonly string[] }): ScriptedReply => {
    const index = asked.get(prompt) ?? 0;
    asked.set(prompt, index + 1);
    return conversations[prompt]?.[index] ?? { status: 400, message: `${prompt} has no reply ${index + 1}` };
  };
}

/** A call of get-sum, which SERVERS and ADDING have. */
export function sum(a: unknown, b: unknown): ScriptedCall {
  return { name: "everything__get-sum", args: { a, b } };
}

/** A reply with calls. */
export function calling(...calls: ScriptedCall[]): ScriptedReply {
  return { calls };
}

/** `NAME: STATUS RULES`, with the reason. */
export function rowsOf({ results }: { results: { tests: TestRow[] } }): string[] {
  return results.tests.map(({ name, row, status, failures, reason }) => {
    const rules = failures.map(({ rule_id }) => ` ${rule_id}`).join("");
    const shown = row === undefined ? name : `${name} [${row}]`;
    return `${shown}: ${status}${rules}${reason === undefined ? "" : ` (${reason})`}`;
  });
}

/** Says what a run wrote, if it ended otherwise than it should. */
export function endedWith(ended: Ran, code: number): void {
  if (ended.code !== code) throw new Error(`exit ${ended.code}, not ${code}\n${ended.stdout}\n${ended.stderr}`);
}
