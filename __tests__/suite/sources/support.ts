import { loadSource } from "../../../src/suite/servers/server-config.js";

/** Reads a server as `--from` does, in a folder: its name and entry with the folder as `~`, or its problems. */
export async function readFrom(from: string | undefined, cwd: string, env: Record<string, string> = {}) {
  const secrets: [string, string][] = [];
  const { config, problems } = await loadSource(from, {
    ...{ cwd, repositoryRoot: cwd, runId: "1", env: { PATH: process.env.PATH, ...env } },
    onSecret: (name, value) => secrets.push([name, value]),
  });
  const short = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll(cwd, "~"));
  const { from: _, ...entry } = config?.entry ?? {};
  const errors = problems.filter(({ warning }) => !warning);
  return {
    name: config?.name,
    entry: short(entry),
    notice: config?.notice,
    secrets,
    errors: short(errors),
    notices: problems.flatMap(({ title, warning }) => (warning ? [title] : [])),
  };
}
