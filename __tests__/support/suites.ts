/** The file into which the plain server writes its environment when it starts. */
export const started = "started.json";
export const servers = `servers:\n  plain:\n    command: [node, server.mjs, ${started}]\n`;
/** What the runner knows of a job in a matrix. */
export const matrix = { values: { target_version: "2025-11-25", os: "ubuntu-latest" }, index: 1 };

/** A suite of calls of one tool, each with its text as argument and the text that has to come back. */
export function suite(
  tool: string,
  tests: readonly [name: string, text: string, expected: string][],
  head = servers,
): string {
  const list = tests.map(([name, text, expected]) =>
    [
      `  - name: ${JSON.stringify(name)}`,
      `    tool: ${tool}`,
      `    args: { text: ${JSON.stringify(text)} }`,
      "    expect:",
      "      - target: result.content[0].text",
      `        matcher: { exact: ${JSON.stringify(expected)} }`,
    ].join("\n"),
  );
  return `${head}tools:\n${list.join("\n")}\n`;
}

/** A suite of this many tests that all fail. */
export function failing(count: number): string {
  return suite(
    "echo",
    Array.from({ length: count }, (_, i): [string, string, string] => [`echo ${i}`, "hi", "ho"]),
  );
}
