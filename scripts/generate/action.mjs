// The inputs of action.yml that are options of `mcptest run`, from the tables in src/run/settings/.
import { readFileSync } from "node:fs";
import ts from "typescript";
import { stringify } from "yaml";

const root = new URL("../..", import.meta.url);
const PLACE =
  /( {2}# Generated from src\/run\/settings\/options\.ts: npm run generate\.\n)[\s\S]*?( {2}# End of what is generated\.\n)/;

const inputs = Object.fromEntries(
  readOptions("OPTIONS").flatMap(([key, description]) =>
    description === undefined ? [] : [[key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), description]],
  ),
);
const before = readFileSync(new URL("action.yml", root), "utf8");
if (!PLACE.test(before)) throw new Error("action.yml has no place for the inputs that are options");
const blocks = Object.entries(inputs).map(([name, description]) =>
  stringify({ [name]: { description, default: "" } }, { lineWidth: 0 }).replace(/^(?=.)/gm, "  "),
);
export const files = { "action.yml": before.replace(PLACE, (_, start, end) => `${start}${blocks.join("")}${end}`) };

/**
 * Each option of a table with its text as an input, undefined if the action has none. Node 20 runs no TypeScript: it is
 * parsed.
 */
function readOptions(table) {
  const { initializer } = ["options.ts", "server-options.ts"]
    .flatMap((name) => {
      const source = readFileSync(new URL(`src/run/settings/${name}`, root), "utf8");
      return ts.createSourceFile(name, source, ts.ScriptTarget.Latest).statements;
    })
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => name.text === table);
  const { properties } = ts.isSatisfiesExpression(initializer) ? initializer.expression : initializer;
  return properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) return readOptions(property.expression.text);
    const { name, initializer } = property;
    const input = initializer.properties.find((one) => one.name?.text === "input")?.initializer;
    if (input === undefined) return [[name.text, undefined]];
    if (!ts.isStringLiteral(input)) throw new Error(`the input of ${name.text} is not a plain string`);
    return [[name.text, input.text]];
  });
}
