import { describe, expect, it } from "vitest";
import type { LoadOptions } from "../../src/suite/types.js";
import { DeferredText, escapePattern, fillIn, referencesIn } from "../../src/suite/variables/deferred.js";
import { firstNameOf, stepIdOf } from "../../src/suite/variables/references.js";
import { entrySecrets, literalSecrets, readScalar } from "../../src/suite/variables/variables.js";
import { load, loadSound, thrownBy } from "./support.js";

const SERVER = "servers: { s: { command: [x] } }\n";

/** What `args` of a test become. */
async function argsOf(args: string, top = "", options: Partial<LoadOptions> = {}): Promise<unknown> {
  const suite = await loadSound(`${SERVER}${top}tools: [{ name: a, tool: x, args: ${args} }]\n`, options);
  const [test] = suite.tests;
  return test && "args" in test ? test.args : undefined;
}

/** The problems of a suite whose test has these `args`. */
async function problemsOf(args: string, top = "", options: Partial<LoadOptions> = {}) {
  return (await load(`${SERVER}${top}tools: [{ name: a, tool: x, args: ${args} }]\n`, options)).problems;
}

describe("a reference without a value", () => {
  it("may be withheld", async () => {
    const [problem] = await problemsOf("{ v: $GITHUB_TOKEN }", "", { withheld: new Set(["GITHUB_TOKEN"]) });
    expect(problem?.title).toBe("`${GITHUB_TOKEN}` has no value");
    expect(problem?.description).toMatch(/^`GITHUB_TOKEN` is withheld from suites and servers/);
  });

  it("may expand to too much", async () => {
    const long = `variables: { long: ${"x".repeat(100_000)} }\n`;
    expect(await problemsOf(`{ v: "${"$long".repeat(11)}" }`, long)).toMatchObject([
      { title: "its references expand to more than 1 MiB of text" },
    ]);
  });
});

describe("a declared variable", () => {
  it.each([
    ["the environment", "variables: { a: { from_env: A, default: 1 } }\n", { A: "2" }, 2],
    ["text of the environment, for text", "variables: { a: { from_env: A, default: x } }\n", { A: "2" }, "2"],
    ["its default", "variables: { a: { from_env: A, default: 1 } }\n", {}, 1],
    ["its default, filled in", "variables: { a: { from_env: A, default: '$b' }, b: c }\n", {}, "c"],
    ["true", "variables: { a: false }\n", { a: "true" }, true],
    ["text that is no scalar", "variables: { a: 1 }\n", { a: "one" }, "one"],
    ["nothing", "variables: { a: ~ }\n", {}, null],
    ["other variables", "variables: { a: '${b}/${c}', b: 1, c: '$d', d: e }\n", {}, "1/e"],
  ])("has the value of %s", async (_, top, env, value) => {
    expect(await argsOf("{ v: $a }", top, { env })).toEqual({ v: value });
  });

  it("refers to others at most 50 deep", async () => {
    const chain = (length: number) =>
      `variables: { ${Array.from({ length }, (_, at) => `v${at}: $v${at + 1}`).join(", ")}, v${length}: end }\n`;
    expect(await argsOf("{ v: $v0 }", chain(49))).toEqual({ v: "end" });
    const problems = await problemsOf("{ v: $v0 }", chain(50));
    expect(problems.map(({ title }) => title)).toContain("variables refer to each other more than 50 deep");
  });

  it("says what overrides it", async () => {
    const text = `${SERVER}variables: { a: 1 }\ntools: [{ name: n, tool: x, args: { v: $a } }]\n`;
    const process = await loadSound(text, { env: { a: "2" } });
    expect(process.notices).toEqual(["the environment variable a overrides the suite's variable"]);
    const file = await loadSound({ "suite.yaml": text, ".env": "a=2\n" });
    expect(file.notices).toEqual(["a in .env overrides the suite's variable"]);
  });
});

describe("a value that a field cannot have", () => {
  it.each([
    ["timeout_ms: $v", "soon", ["the variable of `timeout_ms` does not fit"]],
    ["timeout_ms: $v", "5", []],
    ["timeout_ms: $v", "0", ["the variable of `timeout_ms` does not fit"]],
    ["retries: '$v'", "1.5", ["the variable of `retries` does not fit"]],
    ["profile: $v", "slow", ["the variable of `profile` does not fit"]],
    ["tags: [$v]", "5", []],
    ["tags: [$v]", "true", []],
  ])("%s with %s", async (key, v, titles) => {
    const { problems } = await load(`${SERVER}tools: [{ name: a, tool: x, ${key} }]\n`, { env: { v } });
    expect(problems.map(({ title }) => title)).toEqual(titles);
    for (const { description, fix } of problems) {
      expect(description).toBe("Its value has the wrong type, or is out of range, for this field.");
      expect(fix).toBe("Check where the value comes from: the environment, a .env file, or `variables:`.");
    }
  });

  it("is read as text where text is needed", async () => {
    const suite = await loadSound(
      `${SERVER}variables: { n: 5, on: true }\ntools: [{ name: $n, tool: x, tags: [$n, $on] }]\n`,
    );
    expect(suite.tests[0]).toMatchObject({ name: "5", tags: ["5", "true"] });
  });
});

describe("a text as a scalar", () => {
  it.each([
    ["5", 5],
    [" 5 ", 5],
    ["-1.5", -1.5],
    ["true", true],
    ["", ""],
    ["null", "null"],
    ["~", "~"],
    [".inf", ".inf"],
    [".nan", ".nan"],
    ["five", "five"],
    [`1${"0".repeat(99)}`, 1e99],
    [`1${"0".repeat(100)}`, `1${"0".repeat(100)}`],
  ])("%j", (text, value) => {
    expect(readScalar(text)).toBe(value);
  });
});

describe("the parts of a reference", () => {
  it.each([
    ["steps.login.token", "steps", "login"],
    ["steps.login[0]", "steps", "login"],
    ["steps.login", "steps", "login"],
    ["steps[0].a", "steps", ""],
    ["data.city", "data", ""],
    ["a[0]", "a", ""],
    ["request_id", "", ""],
    ["xsteps.a.b", "xsteps", ""],
  ])("%s", (name, head, step) => {
    expect(firstNameOf({ name })).toBe(head);
    expect(stepIdOf({ name })).toBe(step);
  });

  it("are found anywhere in a value, with their paths", () => {
    const deferred = new DeferredText("x $a $b", ["x ", { name: "a" }, " ", { name: "b" }]);
    expect([...referencesIn({ k: [1, deferred], l: null, m: "text" })]).toEqual([
      { reference: { name: "a" }, path: ["k", 1] },
      { reference: { name: "b" }, path: ["k", 1] },
    ]);
    expect(JSON.stringify([deferred])).toBe('["x $a $b"]');
  });

  it("stand for themselves in a pattern", () => {
    const special = "\\.+*?()|[]{}^$#&~-";
    expect(escapePattern(`a${special}b`)).toBe(`a${special.replaceAll(/./g, "\\$&")}b`);
    expect(new RegExp(`^${escapePattern(special)}$`).test(special)).toBe(true);
  });

  const CHECK = "Check the name, and that its source has run before.";
  it.each([
    [{ name: "a" }, undefined, `Nothing sets it here: \`x\`. ${CHECK}`],
    [{ name: "a", message: "Needed" }, undefined, `Needed ${CHECK}`],
    [{ name: "a" }, { description: "No row." }, `No row. ${CHECK}`],
    [{ name: "a" }, { description: "No row.", fix: "Add it." }, "No row. Add it."],
  ])("without a value are explained: %j %j", (reference, missing, why) => {
    const text = new DeferredText("x", [reference]);
    const [nothing, reason] = [() => undefined, () => missing];
    expect(thrownBy(() => fillIn(text, nothing, reason))).toEqual([`\`\${a}\` has no value: ${why}`]);
  });

  it.each([
    ["", "none"],
    [undefined, "none"],
    ["a", "a"],
    [0, 0],
  ])("have a fallback for what is empty or missing: %j", (value, wanted) => {
    expect(fillIn(new DeferredText("x", [{ name: "a", fallback: "none" }]), () => value)).toBe(wanted);
    expect(fillIn(new DeferredText("x", [{ name: "a" }]), () => value ?? "")).toBe(value ?? "");
  });
});

describe("secrets of a suite", () => {
  const PASSWORD = "correct horse battery";
  it.each([
    ["a variable", { variables: { api_key: PASSWORD } }, [["api_key", PASSWORD]]],
    ["the value of a variable", { variables: { api_key: { value: PASSWORD } } }, [["api_key", PASSWORD]]],
    [
      "the default of a variable",
      { variables: { api_key: { from_env: "K", default: PASSWORD } } },
      [["api_key", PASSWORD]],
    ],
    ["a default that stands in for one", { variables: { api_key: { from_env: "K", default: "none" } } }, []],
    ["a short value", { variables: { api_key: "none" } }, [["api_key", "none"]]],
    ["a number", { variables: { api_key: 12_345_678 } }, [["api_key", "12345678"]]],
    ["a list", { variables: { api_key: [PASSWORD] } }, []],
    ["a reference", { variables: { api_key: "${OTHER}" } }, []],
    ["a reference without braces", { variables: { api_key: "x$OTHER" } }, []],
    ["dollars that are no reference", { variables: { api_key: "pa$$word12" } }, [["api_key", "pa$$word12"]]],
    ["a variable that is not secret", { variables: { city: PASSWORD } }, []],
    ["the environment of a server", { servers: { s: { env: { API_KEY: PASSWORD } } } }, [["API_KEY", PASSWORD]]],
    [
      "the environment of its start",
      { servers: { s: { start: { env: { API_KEY: PASSWORD } } } } },
      [["API_KEY", PASSWORD]],
    ],
    ["a header", { servers: { s: { headers: { "X-Api-Key": PASSWORD } } } }, [["X-Api-Key", PASSWORD]]],
    ["a header from the environment", { servers: { s: { headers: { "X-Api-Key": { env: "K" } } } } }, []],
    ["the environment of a scorer", { scorers: [{ env: { API_KEY: PASSWORD } }, null] }, [["API_KEY", PASSWORD]]],
    ["nothing", { servers: null, variables: 1, scorers: 2 }, []],
  ])("are found in %s", (_, root, found) => {
    expect(literalSecrets(root)).toEqual(found);
  });

  const URL = "https://me:correcthorse@example.test/";
  it.each([
    ["url", { url: URL }],
    ["wait_for_ready", { wait_for_ready: URL }],
    ["wait_for_ready", { wait_for_ready: { url: URL } }],
    ["endpoint", { auth: { oauth: { token_url: URL } } }],
    ["endpoint", { auth: { oauth: { token_endpoint: URL } } }],
  ])("are found in addresses: %s of %j", (_, entry) => {
    expect(entrySecrets(entry).map(([, secret]) => secret)).toContain("correcthorse");
  });

  it("are reported with their names, from every place that a suite reads, before anything is shown", async () => {
    const secrets = new Map<string, string>();
    const suite = await loadSound(
      {
        "suite.yaml": `variables: { api_key: $FIRST_KEY, other_key: "plain secret" }
servers: { s: { command: [x], env: { SERVER_KEY: "\${SECOND_KEY}" } } }
tools: [{ name: a, tool: x, args: { v: $api_key, w: "\${THIRD_KEY:-fallback key}", x: "\${SHORT_KEY:-short}" } }]
`,
        ".env": "FILE_KEY=from the file\n",
      },
      {
        env: { FIRST_KEY: "the first key", SECOND_KEY: "the second key" },
        onSecret: (name, value) => secrets.set(name, value),
      },
    );
    expect(Object.fromEntries(secrets)).toEqual({
      other_key: "plain secret",
      FILE_KEY: "from the file",
      FIRST_KEY: "the first key",
      api_key: "the first key",
      SECOND_KEY: "the second key",
      SERVER_KEY: "the second key",
      THIRD_KEY: "fallback key",
    });
    expect(Object.fromEntries(suite.secrets)).toEqual({
      FIRST_KEY: "the first key",
      api_key: "the first key",
      other_key: "plain secret",
      SECOND_KEY: "the second key",
      THIRD_KEY: "fallback key",
    });
  });

  it("are no references that nothing sets: the messages show them", async () => {
    const secrets: string[] = [];
    const { problems } = await load(
      {
        "suite.yaml": `servers:
  s: { command: [x], env: { SERVER_KEY: "\${SERVER_KEY}", OTHER_KEY: "pa$$word of it", THIRD_KEY: "\${SET_KEY}" } }
  h: { url: "http://localhost:1/mcp", headers: { X-Api-Key: "\${unset}" } }
scorers: [{ name: a, type: exec, command: [x], env: { SCORER_KEY: "$unset" } }]
`,
      },
      { env: { SET_KEY: "a key with $dollar" }, onSecret: (_, value) => secrets.push(value) },
    );
    const unset = "`${unset}` has no value";
    expect(problems.map(({ title }) => title)).toEqual(["`${SERVER_KEY}` has no value", unset, unset]);
    expect(new Set(secrets)).toEqual(new Set(["pa$$word of it", "pa$word of it", "a key with $dollar"]));
  });
});
