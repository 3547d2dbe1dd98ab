import { isObject } from "../core/json.js";
import { sqlWasm } from "./sql-wasm.js";

/** What of sqlparser-rs is called here. */
interface Exports {
  memory: WebAssembly.Memory;
  __wbindgen_externrefs: WebAssembly.Table;
  __wbindgen_start(): void;
  __wbindgen_malloc(bytes: number, align: number): number;
  validate_sql(dialect: number, dialectBytes: number, text: number, textBytes: number): [number, number, number];
}

/** Says why a text is no SQL; undefined where it is. What it throws leaves it unsound: make another one. */
export type SqlParser = (text: string) => string | undefined;

/** Memory that an instance may have taken before it is given up for a fresh one, which takes 4 MB and 1 ms. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024;

/** A parser in an instance of its own; `isWorn` says that it has grown large. */
export function createSqlParser(): { parse: SqlParser; isWorn: () => boolean } {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  // The package's own glue holds one instance for ever, and one that was stopped or ran out of stack cannot be trusted.
  const imports = WebAssembly.Module.imports(sqlWasm).map(
    ({ module, name }) => [module, name, importNamed(name)] as const,
  );
  const module = imports[0]?.[0] ?? "";
  const instance = new WebAssembly.Instance(sqlWasm, {
    [module]: Object.fromEntries(imports.map(([, name, call]) => [name, call])),
  });
  const exports = instance.exports as unknown as Exports;
  exports.__wbindgen_start();

  return {
    parse: (text) => {
      const [, error, failed] = exports.validate_sql(...put("generic"), ...put(text));
      if (failed === 0) return undefined;
      const told: unknown = exports.__wbindgen_externrefs.get(error);
      const message = isObject(told) ? told["message"] : told;
      return String(message).replace("sql parser error: ", "");
    },
    isWorn: () => exports.memory.buffer.byteLength > MAX_KEPT_BYTES,
  };

  function put(text: string): [number, number] {
    const bytes = encoder.encode(text);
    const at = exports.__wbindgen_malloc(bytes.length, 1);
    new Uint8Array(exports.memory.buffer).set(bytes, at);
    return [at, bytes.length];
  }

  function textAt(at: unknown, length: unknown): string {
    return decoder.decode(new Uint8Array(exports.memory.buffer, Number(at), Number(length)));
  }

  /** Validating needs few of the imports: those that make the error object. */
  function importNamed(name: string): (...args: unknown[]) => unknown {
    if (name === "__wbindgen_init_externref_table") return fillTable;
    if (name.startsWith("__wbg_new")) return () => ({});
    if (name.startsWith("__wbg_set")) return (object, key, value) => Reflect.set(object as object, String(key), value);
    if (name.startsWith("__wbindgen_cast"))
      return (...args) => (args.length === 2 ? textAt(args[0], args[1]) : args[0]);
    if (name.startsWith("__wbg_Error")) return (at, length) => new Error(textAt(at, length));
    return () => {
      throw new Error(`the SQL parser asked for ${name}`);
    };
  }

  /** The constants that the generated code expects in its table. */
  function fillTable(): void {
    const table = exports.__wbindgen_externrefs;
    const at = table.grow(4);
    table.set(0, undefined);
    for (const [index, constant] of [undefined, null, true, false].entries()) table.set(at + index, constant);
  }
}
