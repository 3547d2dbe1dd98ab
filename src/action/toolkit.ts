// The toolkit's own two modules and not its entry: that one loads an HTTP client for OpenID Connect, which makes every
// start 50 ms slower and the bundle a megabyte larger.
import { issueCommand } from "../../node_modules/@actions/core/lib/command.js";
import { issueFileCommand, prepareKeyValueMessage } from "../../node_modules/@actions/core/lib/file-command.js";

const PREFIX = "INPUT_";

/** The value of an input, trimmed; empty if it is not given. */
export function input(env: NodeJS.ProcessEnv, name: string): string {
  return (env[`${PREFIX}${name.toUpperCase()}`] ?? "").trim();
}

/** Names of all inputs that the step has, in lower case. */
export function inputNames(env: NodeJS.ProcessEnv): string[] {
  return Object.keys(env).flatMap((name) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length).toLowerCase()] : []));
}

/** The values of an input that takes one per line; empty lines are ignored. */
export function inputLines(env: NodeJS.ProcessEnv, name: string): string[] {
  const lines = input(env, name)
    .split("\n")
    .map((line) => line.trim());
  return lines.filter((line) => line !== "");
}

/** Has the runner hide a value in everything that the job prints from now on. */
export function mask(secret: string): void {
  issueCommand("add-mask", {}, secret);
}

/** Sets an output of the step; outside a runner it does nothing. */
export function setOutput(name: string, value: string | number): void {
  if (process.env.GITHUB_OUTPUT) issueFileCommand("OUTPUT", prepareKeyValueMessage(name, String(value)));
}

/** Adds to the job's summary; outside a runner it does nothing. Throws if the runner's file does not exist. */
export function addSummary(markdown: string): void {
  if (process.env.GITHUB_STEP_SUMMARY) issueFileCommand("STEP_SUMMARY", markdown);
}
