import { isObject } from "../../core/json/json.js";
import { bind } from "./bindgen.js";
import { sqlWasm } from "./sql-wasm.js";

/** What of sqlparser-rs is called here. */
interface Exports {
  validate_sql(dialect: number, dialectBytes: number, text: number, textBytes: number): [number, number, number];
}

/** Says why a text is not SQL; undefined if it is. What it throws leaves it unsound: make another one. */
export type SqlParser = (text: string) => string | undefined;

/** Memory that an instance may have taken before it is replaced. A new one takes 4 MB and 1 ms. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024;

/** A parser in a separate instance; `isWorn` says that it has grown large. */
export function createSqlParser(): { parse: SqlParser; isWorn: () => boolean } {
  const { exports, put, kept, bytes } = bind<Exports>(sqlWasm, "__wbindgen_externrefs", importNamed);
  return {
    parse: (text) => {
      const [, error, failed] = exports.validate_sql(...put("generic"), ...put(text));
      if (failed === 0) return undefined;
      const thrown = kept(error);
      const message = isObject(thrown) ? thrown.message : thrown;
      return String(message).replace("sql parser error: ", "");
    },
    isWorn: () => bytes() > MAX_KEPT_BYTES,
  };
}

/** Validating needs few of the imports: those that make the error object. */
function importNamed(
  name: string,
  textAt: (at: number, bytes: number) => string,
): ((...args: unknown[]) => unknown) | undefined {
  if (name.startsWith("__wbg_new")) return () => ({});
  if (name.startsWith("__wbg_set")) return (object, key, value) => Reflect.set(object as object, String(key), value);
  if (name.startsWith("__wbindgen_cast"))
    return (...args) => (args.length === 2 ? textAt(Number(args[0]), Number(args[1])) : args[0]);
  if (name.startsWith("__wbg_Error")) return (at, bytes) => new Error(textAt(Number(at), Number(bytes)));
  return undefined;
}
