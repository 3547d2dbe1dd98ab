import { once } from "node:events";
import { dirname, join } from "node:path";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { z } from "zod";
import { messageOf } from "../../../core/errors.js";
import { defined } from "../../../core/json/json.js";
import { standardStreams } from "../../../core/out.js";
import { startProcess } from "../../../core/proc/start.js";
import { ReadRoot, UnreadableFile } from "../../../core/read-file.js";
import { cutMiddle, hide } from "../../../core/redaction/redacted.js";
import { sanitize } from "../../../core/sanitize.js";
import { VERSION } from "../../../core/version.js";
import { threadProgram } from "../../../matchers/worker/limit.js";
import { untilInterrupted } from "../../terminal.js";
import { servedTools } from "./tools.js";

/** What a command writes is read up to this many bytes, and shown up to this many characters. */
const MAX_READ = 8 * 1024 * 1024;
const MAX_SHOWN = 50_000;
/** How long a command that is cancelled has to end its servers. */
const GRACE_MS = 2_000;
const PROGRESS_MS = 1_000;

/** What each tool gives. */
const OUTPUT = {
  exit_code: z.int().describe("0: passed, 1: failed, 2: could not be judged"),
  text: z.string().describe("What the command printed"),
  is_cut: z.boolean().describe("True if the middle of the text was left out, because it is too long"),
};

/** `mcptest serve`: commands as the tools of an MCP server over stdio, until its client ends. */
export function serveCommand({ sandbox }: { sandbox: boolean }): Promise<number> {
  return untilInterrupted(async (interrupted) => {
    const server = new McpServer({ name: "mcptest", version: VERSION });
    const root = new ReadRoot(process.cwd());
    for (const { name, title, description, input, isReadOnly, words } of servedTools(sandbox ? ["--sandbox"] : [])) {
      const annotations = { title, readOnlyHint: isReadOnly, destructiveHint: !isReadOnly, openWorldHint: !isReadOnly };
      const config = { title, description, inputSchema: input, outputSchema: OUTPUT, annotations };
      server.registerTool(name, config, async (args, { signal, _meta, sendNotification }) => {
        const token = _meta?.progressToken;
        let progress = 0;
        const tell = (message: string) => {
          progress += 1;
          const params = { progressToken: token ?? "", progress, message };
          if (token !== undefined) void sendNotification({ method: "notifications/progress", params }).catch(() => {});
        };
        try {
          return await answerOf(words(args as never, root), root, AbortSignal.any([signal, interrupted]), tell);
        } catch (error) {
          if (!(error instanceof UnreadableFile)) throw error;
          return { isError: true, content: [{ type: "text", text: sanitize(hide(messageOf(error))) }] };
        }
      });
    }
    const { input } = standardStreams();
    const ended = Promise.race([once(input, "end"), once(input, "close"), once(interrupted, "abort")]);
    await server.connect(new StdioServerTransport());
    await ended;
    await server.close();
    return 0;
  });
}

/** What a command gives, run in a process of its own: its servers end with it, and a fault of it is not ours. */
async function answerOf(words: readonly string[], root: ReadRoot, signal: AbortSignal, tell: (line: string) => void) {
  const program = [process.execPath, join(dirname(threadProgram ?? ""), "../cli/index.js"), ...words];
  const env = { ...defined(process.env), NO_COLOR: "1", MCPTEST_READ_ROOT: root.folder } as Record<string, string>;
  const started = await startProcess(program, { env, cwd: root.folder });
  if (!started.ok) return resultOf(2, started.reason);
  const { process: child } = started;
  child.stdin.end();
  const chunks: Buffer[] = [];
  let bytes = 0;
  child.stdout.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= MAX_READ) chunks.push(chunk);
  });
  const stop = () => void child.end(GRACE_MS);
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  let last: string | undefined;
  const timer = setInterval(() => {
    const line = child.stderr.lines().at(-1);
    if (line !== undefined && line !== last) tell(sanitize(hide(line)));
    last = line;
  }, PROGRESS_MS);
  const { code } = await child.exited;
  clearInterval(timer);
  signal.removeEventListener("abort", stop);
  await child.end(0);
  const stdout = Buffer.concat(chunks).toString("utf8");
  const exitCode = code ?? 2;
  // What could not be judged is said on stderr.
  const text = exitCode > 1 || stdout === "" ? [stdout, ...child.stderr.lines()].join("\n") : stdout;
  // Where the folder is says something of the user.
  return resultOf(exitCode, text.trim().replaceAll(root.folder, "."));
}

function resultOf(exit_code: number, written: string) {
  const whole = sanitize(hide(written));
  const text = cutMiddle(whole, MAX_SHOWN);
  return {
    isError: exit_code > 1,
    content: [{ type: "text" as const, text }],
    structuredContent: { exit_code, text, is_cut: text.length < whole.length },
  };
}
