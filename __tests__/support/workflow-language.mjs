import { register } from "node:module";
import { TextDocument } from "yaml-language-server";

register(new URL("json-imports.mjs", import.meta.url));
const { validate } = await import("@actions/languageservice");
let documents = 0;

/** What GitHub's language service finds wrong with a workflow, or with an action.yml. */
export async function languageErrors(file, text, ours) {
  // The service keeps what it parsed by address.
  documents += 1;
  const published = text.replace(/uses: \.\/$/gm, "uses: mcptest/action@v1");
  const document = TextDocument.create(`file:///${documents}/${file}`, "yaml", 1, published);
  const found = await validate(document, {
    actionsMetadataProvider: {
      fetchActionMetadata: async ({ owner, name }) => (`${owner}/${name}` === "mcptest/action" ? ours : undefined),
    },
  });
  return found
    .map(({ range, message }) => `${range.start.line + 1}: ${message}`)
    .filter((line) => !/^\d+: Unable to resolve action `(?!mcptest\/)/.test(line));
}
