/** The exports of every package of wasm-bindgen, but for the table, whose name differs. */
interface Exports {
  memory: WebAssembly.Memory;
  __wbindgen_start(): void;
  __wbindgen_malloc(bytes: number, align: number): number;
}

export type WasmImport = (...args: unknown[]) => unknown;

/** An instance of a package that wasm-bindgen made, and the texts that go in and come out. */
export interface BoundPackage<T> {
  exports: T;
  /** Copies a text in; the address and the length in bytes are what the package's functions take, and free. */
  put(text: string): [at: number, bytes: number];
  textAt(at: number, bytes: number): string;
  /** A JavaScript object that the package refers to by its index, such as an error. */
  objectAt(index: number): unknown;
  /** Its memory in bytes, which never shrinks. */
  bytes(): number;
}

/** A new instance of a wasm-bindgen package: one that was stopped cannot be trusted. `table` is the export with its JavaScript objects. */
export function bind<T>(
  module: WebAssembly.Module,
  table: string,
  importNamed: (name: string, textAt: BoundPackage<T>["textAt"]) => WasmImport | undefined,
): BoundPackage<T> {
  const imports: Record<string, Record<string, WasmImport>> = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    const importFunction = name === "__wbindgen_init_externref_table" ? fillTable : importNamed(name, textAt);
    imports[from] ??= {};
    imports[from][name] = importFunction ?? (() => failFor(name));
  }
  const instance = new WebAssembly.Instance(module, imports);
  const exports = instance.exports as unknown as Exports;
  const objects = instance.exports[table] as WebAssembly.Table;
  exports.__wbindgen_start();
  return {
    exports: exports as T,
    textAt,
    put: (text) => {
      const encoded = Buffer.from(text);
      const at = exports.__wbindgen_malloc(encoded.length, 1);
      new Uint8Array(exports.memory.buffer).set(encoded, at);
      return [at, encoded.length];
    },
    objectAt: (index) => objects.get(index),
    bytes: () => exports.memory.buffer.byteLength,
  };

  function textAt(at: number, bytes: number): string {
    return Buffer.from(exports.memory.buffer, at, bytes).toString();
  }

  /** The constants that the generated code expects in its table. */
  function fillTable(): void {
    const at = objects.grow(4);
    objects.set(0, undefined);
    for (const [index, constant] of [undefined, null, true, false].entries()) objects.set(at + index, constant);
  }
}

function failFor(name: string): never {
  throw new Error(`the package asked for ${name}`);
}
