import { type ContainerCommand, containerCommand, hasSwitch } from "../../core/proc/containers.js";
import type { RuleId } from "../../rules/registry.js";

/** What a container runtime writes to stderr while it fetches an image. */
const PULLS = /Unable to find image|Trying to pull|Pulling from|Pulling fs layer|Copying blob/;

/** What to do about a server in a container that does not start; undefined if the command is not the reason. */
export function containerFix(command: readonly string[], rule: RuleId, stderr: readonly string[]): string | undefined {
  const container = containerCommand(command);
  if (container === undefined) return undefined;
  if (hasSwitch(container, "t", "tty"))
    return "Remove `-t` from the command: a terminal changes what the server reads and writes.";
  if (!hasSwitch(container, "i", "interactive"))
    return `Add \`-i\` behind \`${programName(container)} run\`: without it the container has no stdin, and the server ends at once.`;
  if (rule === "FAULT-START-TIMEOUT" && stderr.some((line) => PULLS.test(line)))
    return `Run \`${programName(container)} pull ${container.image ?? "IMAGE"}\` before the tests: the image was still being fetched. Or give it more time with \`startup_timeout\`.`;
  return undefined;
}

function programName({ program }: ContainerCommand): string {
  return program.split(/[\\/]/).at(-1) ?? program;
}
