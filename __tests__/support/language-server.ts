import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const SERVER = fileURLToPath(
  new URL("../../node_modules/yaml-language-server/bin/yaml-language-server", import.meta.url),
);

/** A place in a document, both counted from 0. */
export interface Position {
  line: number;
  character: number;
}

/** The language server that editors use for YAML, driven over its stdin and stdout. */
export class LanguageServer {
  readonly #child: ChildProcessWithoutNullStreams = spawn(process.execPath, [SERVER, "--stdio"]);
  readonly #waiting = new Map<number, (result: unknown) => void>();
  #rest = Buffer.alloc(0);
  #id = 0;
  #documents = 0;

  constructor() {
    this.#child.stdout.on("data", (chunk: Buffer) => {
      this.#rest = Buffer.concat([this.#rest, chunk]);
      this.#read();
    });
    this.#child.stderr.resume();
  }

  async start(): Promise<void> {
    await this.#request("initialize", { processId: process.pid, rootUri: null, capabilities: {} });
    this.#notify("initialized", {});
    const yaml = { hover: true, completion: true, validate: false, schemaStore: { enable: false } };
    this.#notify("workspace/didChangeConfiguration", { settings: { yaml } });
  }

  /** Opens a document that lies in a folder; gives its address. */
  open(folder: string, text: string): string {
    this.#documents += 1;
    const uri = new URL(`document-${this.#documents}.yaml`, folder).href;
    this.#notify("textDocument/didOpen", { textDocument: { uri, languageId: "yaml", version: 1, text } });
    return uri;
  }

  close(uri: string): void {
    this.#notify("textDocument/didClose", { textDocument: { uri } });
  }

  /** What an editor shows where the pointer rests; empty if it shows nothing. */
  async hover(uri: string, position: Position): Promise<string> {
    const result = await this.#request("textDocument/hover", { textDocument: { uri }, position });
    return (result as { contents?: { value?: string } } | null)?.contents?.value ?? "";
  }

  /** What an editor offers at a place, and what it inserts: text, or a snippet with placeholders. */
  async complete(uri: string, position: Position): Promise<{ label: string; insertText: string }[]> {
    const result = await this.#request("textDocument/completion", { textDocument: { uri }, position });
    return (result as { items?: { label: string; insertText: string }[] } | null)?.items ?? [];
  }

  stop(): void {
    this.#child.kill();
  }

  #request(method: string, params: object): Promise<unknown> {
    this.#id += 1;
    const id = this.#id;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#send({ jsonrpc: "2.0", id, method, params });
    });
  }

  #notify(method: string, params: object): void {
    this.#send({ jsonrpc: "2.0", method, params });
  }

  #send(message: object): void {
    const body = JSON.stringify(message);
    this.#child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  #read(): void {
    for (;;) {
      const end = this.#rest.indexOf("\r\n\r\n");
      if (end === -1) return;
      const length = Number(/Content-Length: (\d+)/i.exec(this.#rest.subarray(0, end).toString())?.[1]);
      const start = end + 4;
      if (this.#rest.length < start + length) return;
      const body = this.#rest.subarray(start, start + length).toString();
      this.#rest = this.#rest.subarray(start + length);
      this.#take(JSON.parse(body) as { id?: number; method?: string; result?: unknown });
    }
  }

  /** An answer of the server; its own requests get no answer. */
  #take({ id, method, result }: { id?: number; method?: string; result?: unknown }): void {
    if (id === undefined) return;
    if (method !== undefined) {
      this.#send({ jsonrpc: "2.0", id, result: null });
      return;
    }
    this.#waiting.get(id)?.(result);
    this.#waiting.delete(id);
  }
}
