// The parts of WebAssembly that the matchers use: TypeScript only has them among the types of browsers.
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
    static imports(module: Module): { module: string; name: string; kind: string }[];
  }
  class Instance {
    constructor(module: Module, imports?: object);
    readonly exports: Record<string, unknown>;
  }
  class Memory {
    constructor(limits: { initial: number });
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }
  interface Table {
    get(index: number): unknown;
    set(index: number, value: unknown): void;
    grow(by: number): number;
  }
  class RuntimeError extends Error {}
  type Imports = object;
}
