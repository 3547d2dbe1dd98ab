import { isObject } from "../../core/json/json.js";
import { containerCommand } from "../../core/proc/containers.js";

/** Why a server's entry cannot be started in a sandbox; undefined if it can. A recording is none, and can. */
export function sandboxProblem(entry: Readonly<Record<string, unknown>>) {
  const { url, start, command = isObject(start) ? start.command : undefined } = entry;
  if (url !== undefined && start === undefined)
    return {
      title: "`sandbox` on a server that mcptest does not start",
      description: "Only a server that the run starts can be kept from what it would change.",
      fix: "Write `start:` with the server's command.",
    };
  const isContainer = Array.isArray(command) && containerCommand(command.map(String)) !== undefined;
  if (!isContainer) return undefined;
  return {
    title: "`sandbox` on a server in a container",
    description: "The container is started by another program, outside of the sandbox.",
    fix: "Leave the sandbox out, and give the container no volume that it may change.",
  };
}
