import { isObject } from "../../../core/json/json.js";
import type { ValuePool } from "../../calls/learned/value-pool.js";
import { completionsOf } from "./judgements/lists/completions.js";
import { itemsOfAnswer } from "./judgements/lists/lists.js";
import type { AuditContext } from "./types.js";

const MAX_RESOURCES = 5;
const MAX_COMPLETED = 5;

/** Gives the pool what resources hold, and what the server completes for arguments of prompts and templates. */
export async function collectOffers(run: AuditContext & { pool: ValuePool }): Promise<void> {
  const { resources, prompts, completions } = run.capabilities;
  const list = async (method: string, member: string) => itemsOfAnswer(await run.ask(method, {}), member);
  if (isObject(resources)) {
    const uris = (await list("resources/list", "resources")).flatMap(({ uri }) =>
      typeof uri === "string" ? [uri] : [],
    );
    for (const uri of uris.slice(0, MAX_RESOURCES)) {
      run.pool.offer("uri", uri);
      await run.ask("resources/read", { uri });
    }
  }
  if (!isObject(completions)) return;
  const ofTemplates = isObject(resources) ? await list("resources/templates/list", "resourceTemplates") : [];
  const ofPrompts = isObject(prompts) ? await list("prompts/list", "prompts") : [];
  const completed = [
    ...ofTemplates.flatMap(({ uriTemplate }) => {
      const uri = String(uriTemplate);
      return [...uri.matchAll(/\{[+#]?(\w+)\}/g)].map(
        ([, name = ""]) => ({ ref: { type: "ref/resource", uri }, name }) as const,
      );
    }),
    ...ofPrompts.flatMap(({ name: prompt, arguments: args }) =>
      (Array.isArray(args) ? args.filter(isObject) : []).map(
        ({ name }) => ({ ref: { type: "ref/prompt", name: String(prompt) }, name: String(name) }) as const,
      ),
    ),
  ];
  for (const { ref, name } of completed.slice(0, MAX_COMPLETED))
    for (const value of await completionsOf(run, ref, name)) run.pool.offer(name, value);
}
