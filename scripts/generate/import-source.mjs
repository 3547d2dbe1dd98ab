import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

/** Imports a TypeScript module of `src/`, with what it imports. */
export async function importSource(path) {
  const bundle = await rolldown({ input: fileURLToPath(new URL(`../../src/${path}`, import.meta.url)) });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}
