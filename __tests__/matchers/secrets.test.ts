import { describe, expect, it } from "vitest";
import { processSecrets } from "../../src/core/redaction/redacted.js";
import { judge } from "./judge.js";

const SECRET = "prod-Zq81kLw0Xv7Rt5Ym3";
processSecrets.add("API_TOKEN", SECRET);

describe("what explains a failure", () => {
  it.each([
    [{ exact: "hi" }, SECRET],
    [{ exact: "prod-****" }, SECRET],
    [{ exact: { a: ["prod-****"] } }, { a: [SECRET], [SECRET]: 1 }],
    [{ levenshtein: { value: "prod-****", max: 1 } }, `the key is ${SECRET}`],
    [{ contains: { a: `${SECRET}!` } }, { a: SECRET }],
    [{ "contains-all": [`${SECRET}?`] }, SECRET],
    [{ "is-json": null }, `{"a": ${SECRET}}`],
    [{ "is-xml": null }, `<a b=${SECRET}></a>`],
    [{ "is-sql": null }, `SELEC ${SECRET} FRO`],
    [{ schema: { properties: { [SECRET]: { const: 1 } }, pattern: SECRET } }, { [SECRET]: 2 }],
    [{ "ends-with": `${SECRET}!` }, SECRET],
    [{ "greater-than": 5 }, SECRET],
    [{ between: [1, 2] }, { a: SECRET }],
    [{ type: "object" }, [SECRET]],
    [{ not: { regex: "prod" } }, SECRET],
    [{ anyOf: [{ exact: "prod-*" }, { exact: SECRET.slice(0, 5) }] }, { a: SECRET }],
  ])("%j holds no piece of a secret", async (matcher, value) => {
    const verdict = await judge(matcher, value);
    expect(verdict.pass).toBe(false);
    const text = JSON.stringify(verdict);
    for (let at = 0; at + 6 <= SECRET.length; at++) expect(text).not.toContain(SECRET.slice(at, at + 6));
    expect(text).toContain("«secret:API_TOKEN»");
  });

  it("says so if all that differs is hidden", async () => {
    processSecrets.add("OTHER_TOKEN", "hunter2hunter2");
    processSecrets.add("OTHER_TOKEN", "hunter3hunter3");
    expect(await judge({ exact: "hunter2hunter2" }, "hunter3hunter3")).toEqual({
      pass: false,
      expected: "«secret:OTHER_TOKEN»",
      actual: "«secret:OTHER_TOKEN»",
      note: "they differ in a part that is hidden as a secret",
    });
  });
});
