import { describe, expect, it } from "vitest";
import { filesIn, folderWith, jsonIn, mcptest, resultsIn, root, textIn, writeIn } from "../../support/harness.js";
import { serverText } from "../../support/server-text.js";

const plain = `${root}__tests__/servers/plain-server.mjs`;
const replay = (name: string, file = "results.json") => ["replay", file, `a.mcptest.yaml::tools::${name}::s`];

/** Everything that a run printed or wrote, but the files that it was given. */
function everything(cwd: string, given: readonly string[], ...ran: { stdout: string; stderr: string }[]): string {
  return [...filesIn(cwd, given).flat(), ...ran.flatMap(({ stdout, stderr }) => [stdout, stderr])].join("\n");
}

describe("secrets that a suite brings along", () => {
  const values = {
    literal: "literal-value-4c5b6a",
    defaulted: "default-value-778899",
    fallback: "fallback-value-0a0b0c",
    entry: "server-value-aabbcc",
    userinfo: "Pw%2Fof-the-database",
  };
  const hidden = [...Object.values(values), "Pw/of-the-database"];
  const dotenv = "dotenv-value-1f2e3d";
  const suite = `variables:
  db_password: { value: ${values.literal} }
  apiKeys: { from_env: NOT_SET_ANYWHERE, default: ${values.defaulted} }
  MAX_TOKENS: { value: 20480000 }
servers:
  s:
    command: [node, "${plain}"]
    env: { AWS_CREDENTIALS: ${values.entry}, DATABASE_URL: "postgres://postgres:${values.userinfo}@db.test/app" }
tools:
  - name: tells
    tool: environment
    expect: { "result.content[0].text": nothing }
  - name: repeats
    tool: everywhere
    args: { text: "\${OPENAI_APIKEY} \${db_password} \${apiKeys} \${PGPASSWORD:-${values.fallback}} \${MAX_TOKENS}" }
    expect: { "result.content[0].text": nothing }
`;

  it.each([
    ["the .env file beside it", ".env", [] as string[]],
    ["the file of --dotenv", "ci.env", ["--dotenv", "ci.env"]],
  ])("are in no output: with %s", async (_, file, flags) => {
    const cwd = folderWith({ "a.mcptest.yaml": suite, [file]: `OPENAI_APIKEY=${dotenv}\n` });
    const reporters = ["json=a.json", "junit=a.xml", "pretty"].flatMap((name) => ["--reporter", name]);
    const more = ["--debug", "--verbose", "--capture", "c.json", "--record", "tapes", ...reporters];
    const ran = await mcptest(["run", ...flags, ...more], { cwd });
    const printed = await mcptest(["validate", "--print", ...flags], { cwd });
    expect([ran.code, printed.code]).toEqual([1, 0]);
    const reported = everything(cwd, ["a.mcptest.yaml", file], ran, printed);
    for (const value of [...hidden, dotenv]) expect(reported).not.toContain(value);
    for (const name of ["OPENAI_APIKEY", "db_password", "apiKeys", "PGPASSWORD", "AWS_CREDENTIALS"]) {
      expect(reported).toContain(`«secret:${name}»`);
    }
    expect(reported).toContain("20480000");
    expect(reported).toContain("db.test/app");
    expect(reported).not.toContain("MAX_TOKENS is shorter");
  });

  it("are not shown if the suite is wrong either", async () => {
    const wrong = suite
      .replace("tool: environment", "tool: environment\n    tol: x")
      .replace("env: {", "env: { X: {},");
    const cwd = folderWith({ "a.mcptest.yaml": wrong, ".env": `OPENAI_APIKEY=${dotenv}\n` });
    const { code, stderr } = await mcptest(["validate"], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain("«secret:AWS_CREDENTIALS»");
    for (const value of hidden) expect(stderr).not.toContain(value);
  });

  it("are hidden in the files of --server-config and in literal headers too", async () => {
    const config = `server:\n  command: [node, "${plain}"]\n  env: { SMTP_PASS: config-value-667788 }\n`;
    const cwd = folderWith({ "a.mcptest.yaml": suite, "s.yaml": config, ".env": `OPENAI_APIKEY=${dotenv}\n` });
    const ran = await mcptest(["run", "--server-config", "s.yaml", "--reporter", "json"], { cwd });
    expect(ran.stdout).toContain("«secret:SMTP_PASS»");
    expect(ran.stdout).not.toContain("config-value-667788");
    const header = "header-value-ddeeff";
    const flags = ["--server-url", "http://127.0.0.1:9/mcp", "--header", `X-Api-Key=${header}`];
    writeIn(cwd, "a.mcptest.yaml", `${suite}  - name: says ${header}\n    tool: echo\n`);
    const listed = await mcptest(["run", "--list", ...flags], { cwd });
    expect(listed.stdout).toContain("says «secret:X-Api-Key»");
  });
});

describe("tokens of the job", () => {
  const token = "ghs_jobsOwnTokenJobsOwnToken0123456789";
  const runtime = "runtime-token-0123456789";
  const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
  const env = {
    ...{ GITHUB_TOKEN: token, GH_TOKEN: token, RENAMED: token },
    ...{ ACTIONS_RUNTIME_TOKEN: runtime, RUNTIME_TOO: runtime },
    WRAPPED: `https://x-access-token:${token}@github.com/o/r`,
    GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${basic}`,
    KEPT_TOKEN: "a-token-of-the-server",
  };
  const withheld = Object.keys(env).filter((name) => name !== "KEPT_TOKEN");
  const servers = `servers:\n  s: { command: [node, "${plain}", started.json] }\n`;
  /** A program that writes down its environment. */
  const dump = (file: string, rest = "") => `import { createServer } from "node:http";
import { writeFileSync } from "node:fs";
writeFileSync("${file}", JSON.stringify(process.env));
${rest}`;

  /** Expects that a process, which wrote down its environment, had no token but its own. */
  function expectWithheld(cwd: string, ...files: string[]): void {
    for (const file of files) {
      const names = Object.keys(jsonIn(cwd, file));
      expect(names.filter((name) => name in env)).toEqual(["KEPT_TOKEN"]);
    }
  }

  it("reach neither servers nor transform commands, whatever they are called", async () => {
    const cwd = folderWith({
      "a.mcptest.yaml": `${servers}tools:
  - { name: a, tool: echo, args: { text: x }, transform: { response: node dump.mjs } }
`,
      "dump.mjs": dump("dumped.json", "process.stdin.pipe(process.stdout);\n"),
    });
    expect(await mcptest(["run"], { cwd, env })).toMatchObject({ code: 0 });
    expectWithheld(cwd, "started.json", "dumped.json");
  });

  it.each(["discover", "record"])("reach no server of %s", async (command) => {
    const cwd = folderWith({ "a.mcptest.yaml": `${servers}tools: [{ name: a, tool: echo }]\n` });
    expect(await mcptest([command], { cwd, env })).toMatchObject({ code: 0 });
    expectWithheld(cwd, "started.json");
  });

  it("reach no server over HTTP that the run starts, nor what stops it", async () => {
    const listen = 'listen(Number(process.argv[2]), "127.0.0.1")';
    const cwd = folderWith({
      "a.mcptest.yaml": `servers:
  s:
    url: "http://127.0.0.1:\${port}/mcp"
    start: { command: [node, server.mjs, "\${port}"], stop: [node, stop.mjs] }
tools: [{ name: a, tool: echo }]
`,
      "server.mjs": dump("served.json", `createServer((_, answer) => answer.writeHead(500).end()).${listen};\n`),
      "stop.mjs": dump("stopped.json"),
    });
    await mcptest(["run"], { cwd, env });
    expectWithheld(cwd, "served.json", "stopped.json");
  });

  describe("are read by no suite", () => {
    const list = (of: (name: string) => string) => withheld.map((name) => `  - ${of(name)}\n`).join("");
    const started = (command: string, suite: string) =>
      mcptest([command], { cwd: folderWith({ "a.mcptest.yaml": suite }), env });

    it("as an argument", async () => {
      const tools = list((name) => `{ name: a ${name}, tool: echo, args: { text: "\${${name}}" } }`);
      const { code, stderr } = await started("run", `${servers}tools:\n${tools}`);
      expect(code).toBe(2);
      for (const name of withheld) expect(stderr).toContain(`\`${name}\` is withheld`);
    });

    it("as a variable", async () => {
      const variables = withheld.map((name) => `  v_${name}: { from_env: ${name}, default: instead }\n`).join("");
      const expected = 'expect: { "result.content[0].text": instead }';
      const tools = list((name) => `{ name: a ${name}, tool: echo, args: { text: "\${v_${name}}" }, ${expected} }`);
      const ran = await started("run", `variables:\n${variables}${servers}tools:\n${tools}`);
      expect(ran.code).toBe(0);
    });

    it.each([
      ["token", (name: string) => `auth: { bearer_token_env: ${name} }`],
      ["header", (name: string) => `headers: { X-A: { env: ${name} } }`],
    ])("as a %s", async (_, way) => {
      const all = withheld.map((name) => `  s_${name}: { url: "http://127.0.0.1:9/mcp", ${way(name)} }\n`).join("");
      const tools = list((name) => `{ name: a ${name}, server: s_${name}, tool: echo }`);
      const { stderr } = await started("validate", `servers:\n${all}tools:\n${tools}`);
      for (const name of withheld) {
        expect(stderr).toContain(`the environment variable ${name} is not set`);
        expect(stderr).toContain(`\`${name}\` is withheld`);
      }
    });
  });
});

describe("replay", () => {
  const own = "own-secret-of-the-suite";
  const foreign = "a-secret-of-somebody-else";
  const env = { SUITE_TOKEN: own, OTHER_TOKEN: foreign };
  // Answers each call with marks, and keeps every line that it was sent.
  const server = serverText(
    'if (method === "tools/call") return { result: textResult("«secret:OTHER_TOKEN» «secret:SUITE_TOKEN» «secret:PATH»") };',
    'import { appendFileSync } from "node:fs";\neachLine((line) => appendFileSync("seen.txt", line + "\\n"));',
  );
  const suite = `servers: { s: { command: [node, server.mjs], inherit_env: false } }
tools:
  - name: feeds
    steps:
      - { id: a, tool: t, args: { mine: "\${SUITE_TOKEN}" } }
      - { id: b, tool: t, args: { mine: "\${SUITE_TOKEN}", theirs: "\${steps.a.result.content[0].text}" }, expect: { "result.content[0].text": nothing } }
  - { name: fails, tool: t, args: { mine: "\${SUITE_TOKEN}" }, expect: { "result.content[0].text": nothing } }
`;
  const seen = (cwd: string): string => textIn(cwd, "seen.txt");

  /** A folder in which a suite has been run, with the secrets in the environment or in `.env`. */
  async function failing(text = suite, dotenv = "", given: Record<string, string> = env): Promise<string> {
    const cwd = folderWith({ "a.mcptest.yaml": text, "server.mjs": server, ".env": dotenv });
    const flags = ["--reporter", "json=results.json", "--record", "tapes", "--capture", "c.json"];
    await mcptest(["run", ...flags], { cwd, env: given });
    writeIn(cwd, "seen.txt", "");
    return cwd;
  }

  it("sends a mark that a server wrote as it is, never a secret instead", async () => {
    const cwd = await failing();
    const evidence = JSON.stringify(resultsIn(cwd, "results.json").tests.map((row) => row.evidence));
    for (const text of [evidence, textIn(cwd, "c.json")]) {
      expect(text).toContain("«secret:SUITE_TOKEN»");
      expect(text).not.toContain("«secret:OTHER_TOKEN»");
    }
    await mcptest(replay("feeds"), { cwd, env });
    const calls = seen(cwd)
      .split("\n")
      .filter((line) => line.includes("theirs"));
    expect(calls).toHaveLength(1);
    const theirs = "«secret:OTHER_TOKEN» «secret:SUITE_TOKEN» «secret:PATH»";
    expect(JSON.parse(calls[0]!).params.arguments).toEqual({ mine: own, theirs });
    expect(seen(cwd)).not.toContain(foreign);
  });

  it("gives no variable that the suite does not read, whatever a results file asks for", async () => {
    const cwd = await failing();
    const results = textIn(cwd, "results.json");
    for (const name of ["OTHER_TOKEN", "HOME", "PATH"]) {
      writeIn(cwd, "hostile.json", results.replaceAll("«secret:SUITE_TOKEN»", `«secret:${name}»`));
      const ran = await mcptest(replay("fails", "hostile.json"), { cwd, env });
      expect(ran.code).toBe(2);
      expect(ran.stderr).toContain(`the value of ${name} is not known`);
    }
    expect(seen(cwd)).toBe("");
  });

  it("takes what a suite reads from its .env file and its own variables from there", async () => {
    const more = suite
      .replace("servers:", `variables: { db_password: { value: literal-of-the-suite } }\nservers:`)
      .replaceAll('mine: "${SUITE_TOKEN}"', 'mine: "${SUITE_TOKEN} ${db_password}"');
    const cwd = await failing(more, `SUITE_TOKEN=${own}\n`, {});
    await mcptest(replay("fails"), { cwd });
    expect(seen(cwd)).toContain(`"mine":"${own} literal-of-the-suite"`);
  });
});
