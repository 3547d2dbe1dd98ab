import { isObject } from "../core/json.js";

/** The lists that a server with these capabilities has. */
export function listsOf(capabilities: unknown): string[] {
  const has = (name: string) => isObject(capabilities) && isObject(capabilities[name]);
  return [
    ...(has("tools") ? ["tools/list"] : []),
    ...(has("resources") ? ["resources/list", "resources/templates/list"] : []),
    ...(has("prompts") ? ["prompts/list"] : []),
  ];
}
