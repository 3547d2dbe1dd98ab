import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { existsIn, folderWith, mcptestHere, runIn, textIn } from "../../support/harness.js";
import { serverText } from "../../support/server-text.js";

/** Books that are lent: in memory, or in the file that its argument names. Nothing says what its tools change. */
const LIBRARY = serverText(
  `if (method === "tools/list") return { result: { tools } };
  if (method === "tools/call") {
    const args = params.arguments ?? {};
    const tool = tools.find(({ name }) => name === params.name);
    const missing = tool?.inputSchema.required.find((name) => typeof args[name] !== "string");
    if (!tool || missing) return { error: { code: -32602, message: tool ? missing + " must be a string" : "Unknown tool: " + params.name } };
    appendFileSync("calls.txt", params.name + JSON.stringify(args) + "\\n");
    try {
      const value = handlers[params.name](args);
      if (file) writeFileSync(file, JSON.stringify(books));
      return { result: textResult(JSON.stringify(value)) };
    } catch (error) {
      return { result: textResult(String(error), { isError: true }) };
    }
  }`,
  `import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
const [, , file] = process.argv;
const books = file && existsSync(file)
  ? JSON.parse(readFileSync(file, "utf8"))
  : [{ id: "B-1", title: "Emma", lent: false }, { id: "B-2", title: "Dune", lent: false }];
const wanting = (...required) => ({
  type: "object",
  required,
  properties: Object.fromEntries(required.map((name) => [name, { type: "string" }])),
});
const tools = [
  ["list_books"],
  ["get_book", "book_id"],
  ["count_pages", "book_id"],
  ["return_book", "book_id"],
  ["lend_book", "book_id"],
  ["add_book", "title"],
].map(([name, ...required]) => ({ name, inputSchema: wanting(...required) }));
const book = (id) => {
  const one = books.find((other) => other.id === id);
  if (!one) throw "there is no book " + id;
  return one;
};
const handlers = {
  list_books: () => ({ books }),
  get_book: ({ book_id }) => book(book_id),
  count_pages: ({ book_id }) => ({ pages: book(book_id).pages.length }),
  return_book: ({ book_id }) => {
    if (!book(book_id).lent) throw book_id + " is not lent";
    book(book_id).lent = false;
    return { returned: book_id };
  },
  lend_book: ({ book_id }) => {
    if (book(book_id).lent) throw book_id + " is lent already";
    book(book_id).lent = true;
    return { lent: book_id };
  },
  add_book: ({ title }) => {
    if (books.some((other) => other.title === title)) throw "the book " + title + " is there already";
    books.push({ id: "B-" + (books.length + 1), title, lent: false });
    return books.at(-1);
  },
};`,
);
const EXCEPTION =
  /the suite as a whole does not pass:\n`count_pages answers without an exception`: .*Cannot read properties of undefined/;

async function init(command: string, ...flags: string[]) {
  const cwd = folderWith({ "library.mjs": LIBRARY });
  const ran = await mcptestHere(["init", "--server-command", command, ...flags], { cwd });
  return { cwd, ...ran };
}

/** The statuses of the tests that are written, in two runs. */
async function runTwice(cwd: string) {
  const named: Record<string, string[]>[] = [];
  for (let round = 0; round < 2; round += 1) {
    const { results } = await runIn(cwd, []);
    named.push(Object.fromEntries(results.tests.map(({ name, status }) => [name, [status]])));
  }
  const [first = {}, second = {}] = named;
  return Object.fromEntries(Object.keys(first).map((name) => [name, [...first[name]!, ...second[name]!]]));
}

describe("a server whose tools change something", () => {
  it("gets a suite of which each test starts fresh, and a failing test for an exception", async () => {
    const { cwd, code, stderr } = await init("node library.mjs", "--safe-call", "*");
    expect(code).toBe(1);
    expect(stderr).toMatch(EXCEPTION);
    expect(stderr).not.toContain("skipped: ");
    const text = textIn(cwd, "mcptest.yaml");
    expect(text).toContain("restart_policy: per_test");
    expect(
      text.slice(text.indexOf("  - name: return_book answers"), text.indexOf("  - name: return_book rejects")),
    ).toContain(
      "tool: lend_book\n        args: {book_id: B-1}\n      - tool: return_book\n        args: {book_id: B-1}",
    );
    const statuses = await runTwice(cwd);
    const { "count_pages answers without an exception": excepted, ...others } = statuses;
    expect(excepted).toEqual(["failed", "failed"]);
    expect(Object.keys(others)).toHaveLength(17);
    expect(new Set(Object.values(others).flat())).toEqual(new Set(["passed"]));
  });

  it("is called once for each change, and what it accepts once only is left out with the reason", async () => {
    const { cwd, code, stderr } = await init("node library.mjs books.json", "--safe-call", "*");
    expect(code).toBe(1);
    expect(stderr).toContain(
      "skipped: `add_book answers`: The server accepted this call once and rejects it now, because what it changes lasts. With --sandbox,",
    );
    const additions = textIn(cwd, "calls.txt")
      .split("\n")
      .filter((call) => call === 'add_book{"title":"text"}');
    // Once to learn it, and once in the suite.
    expect(additions).toHaveLength(2);
    const statuses = await runTwice(cwd);
    expect(statuses["add_book answers"]).toEqual(["skipped", "skipped"]);
    expect(statuses["get_book answers"]).toEqual(["passed", "passed"]);
  });

  const hasBubblewrap = spawnSync("bwrap", ["--version"]).status === 0;
  it.runIf(hasBubblewrap)("leaves nothing in a sandbox, and has no test to skip", async () => {
    const { cwd, code, stderr } = await init("node library.mjs books.json", "--sandbox");
    expect(code).toBe(1);
    expect(stderr).toMatch(EXCEPTION);
    expect(stderr).not.toContain("skipped: ");
    expect(stderr).toContain("wrote mcptest.yaml: 17 tests passed, 1 failed");
    expect(existsIn(cwd, "books.json")).toBe(false);
    expect(existsIn(cwd, "calls.txt")).toBe(false);
  });
});

describe("init", () => {
  it("shows what it does, and leaves out with the reason what its budget ends before", async () => {
    const slow = `const until = Date.now() + 700;\nwhile (Date.now() < until);\n${LIBRARY}`;
    const cwd = folderWith({ "library.mjs": slow });
    const ran = await mcptestHere(
      ["init", "--server-command", "node library.mjs", "--safe-call", "*", "--budget", "6s"],
      { cwd },
    );
    expect(ran.stderr).toMatch(/^calling list_books$/m);
    expect(ran.stderr).toMatch(/^trying the server answers the handshake \(1 of 18\)$/m);
    expect(ran.stderr).toContain(
      "mcptest init did not try it within its budget of 6s; give more, such as --budget 24s",
    );
    expect(ran.leftovers).toEqual([]);
  });
});
