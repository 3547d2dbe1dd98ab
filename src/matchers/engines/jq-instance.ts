import { type Jq, loadJq } from "../../../node_modules/jq-wasm/dist/browser.mjs";
import { jqWasm } from "./wasm.js";

const wasm = jqWasm();
const MAX_BYTES = 256 * 1024 * 1024;
const PAGE_BYTES = 64 * 1024;
const MAX_PRINTED = 16 * 1024 * 1024;

/** What jq printed, and the code it ended with. */
export type JqOutput = ReturnType<Jq["raw"]>;
/** Evaluates a program with a JSON text, one output a line. The state of an instance that threw is unknown. */
export type RunJq = (input: string, program: string) => JqOutput;

/** A new instance of jq, whose memory and whose output are bounded: it throws if it wants more. */
export async function createJq(): Promise<RunJq> {
  let remainingBytes = 0;
  const jq = await loadJq({
    instantiateWasm: (imports, onSuccess) => {
      let memory: WebAssembly.Memory;
      const bounded = replaceImports(imports, {
        _fd_write: (write) => (file, parts, count, written) => {
          remainingBytes -= printedBytes(memory, parts!, count!);
          if (remainingBytes < 0) throw new RangeError(`it prints more than ${MAX_PRINTED >> 20} MiB`);
          return write(file!, parts!, count!, written!);
        },
        // The original of the library writes a hint about a build flag to stderr.
        __abort_js: () => () => {
          throw new RangeError(`it takes more than ${MAX_BYTES >> 20} MiB of memory`);
        },
        ___assert_fail: () => () => {
          throw new Error("this program triggers a bug in jq");
        },
      });
      const instance = new WebAssembly.Instance(wasm, bounded);
      memory = Object.values(instance.exports).find((value) => value instanceof WebAssembly.Memory)!;
      // jq asks this object for memory, and reports that there is none if it throws.
      const grow = memory.grow.bind(memory);
      memory.grow = (pages) => {
        if (memory.buffer.byteLength + pages * PAGE_BYTES > MAX_BYTES) throw new RangeError("out of memory");
        return grow(pages);
      };
      onSuccess(instance, wasm);
    },
  });
  return (input, program) => {
    remainingBytes = MAX_PRINTED;
    const { exitCode } = process;
    try {
      return jq.raw(input, program, ["-c"]);
    } finally {
      // jq sets it, as if the process were its own.
      process.exitCode = exitCode;
    }
  };
}

type WasmFunction = (...numbers: number[]) => unknown;

/** The imports of jq with some replaced. Their names are single letters, so they are found by the names of their functions. */
function replaceImports(
  imports: WebAssembly.Imports,
  replacements: Record<string, (replaced: WasmFunction) => WasmFunction>,
): WebAssembly.Imports {
  const unreplaced = new Set(Object.keys(replacements));
  const modules = Object.entries(imports as Record<string, Record<string, WasmFunction>>).map(([module, members]) => {
    const replaced = Object.entries(members).map(([letter, member]) => {
      return [letter, unreplaced.delete(member.name) ? replacements[member.name]!(member) : member];
    });
    return [module, Object.fromEntries(replaced)];
  });
  if (unreplaced.size > 0) throw new Error(`jq imports no ${[...unreplaced].join(", ")}`);
  return Object.fromEntries(modules);
}

/** How many bytes `fd_write` is to print: `count` parts, whose addresses and lengths stand at `parts`. */
function printedBytes(memory: WebAssembly.Memory, parts: number, count: number): number {
  const words = new Uint32Array(memory.buffer, parts, count * 2);
  let bytes = 0;
  for (let at = 1; at < words.length; at += 2) bytes += words[at]!;
  return bytes;
}
