import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, request as httpRequest } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Capture } from "../../../src/core/generated/capture.js";
import { sessionsOfRecording } from "../../../src/mcp/proxy/read-recording.js";
import { CLI } from "../../support/bundle.js";
import { until } from "../../support/cli.js";
import { temporaryFolder } from "../../support/temporary.js";

/** A recorder that stands in place of a server over HTTP. */
export interface HttpRecording {
  /** Where clients reach the server through it. */
  url: URL;
  child: ChildProcess;
  stderr(): string;
  /** The text of the recording so far. */
  text(): string;
  /** Ends it; gives what it recorded. */
  stop(): Promise<Capture[]>;
}

/** Starts `record --proxy --listen` at any free port, and waits until it listens. */
export async function recordHttp(serverUrl: string | URL, env: NodeJS.ProcessEnv = {}): Promise<HttpRecording> {
  const out = temporaryFolder("recording-");
  const args = [CLI, "record", "--proxy", "--listen", "0", "--server-url", `${serverUrl}`, "--out", out];
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, args, { env: { PATH, HOME, ...env }, stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(child, "close");
  onTestFinished(() => void child.kill("SIGKILL"));
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
    stderr += chunk;
  });
  const address = () => /^mcptest: (http:\S+) stands for /m.exec(stderr)?.[1];
  await until(() => address() !== undefined && /^mcptest: recording to /m.test(stderr));
  const text = () => {
    const [name = ""] = readdirSync(out);
    return readFileSync(join(out, name), "utf8");
  };
  return {
    url: new URL(address() ?? ""),
    child,
    stderr: () => stderr,
    text,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      return sessionsOfRecording(text());
    },
  };
}

/** What passed one side of the recorder, by method and path, in the order in which it began. */
export type Tee = { request: string; sent: Buffer[]; received: Buffer[] }[];

/** An address that passes everything on to another one, and notes the bodies. */
export async function startTee(target: URL): Promise<{ url: URL; tee: Tee }> {
  const tee: Tee = [];
  const server = createServer((incoming, outgoing) => {
    const note = { request: `${incoming.method} ${incoming.url}`, sent: [], received: [] } as Tee[number];
    tee.push(note);
    const { method, url: path, rawHeaders: headers } = incoming;
    const onward = httpRequest({ host: target.hostname, port: target.port, method, path, headers, agent: false });
    onward
      .once("error", () => outgoing.destroy())
      .once("response", (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders).flushHeaders();
        answer.on("data", (chunk: Buffer) => note.received.push(chunk)).on("error", () => {});
        answer.pipe(outgoing);
      });
    outgoing.once("close", () => onward.destroy());
    incoming.on("data", (chunk: Buffer) => note.sent.push(chunk)).pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const url = new URL(target);
  url.port = `${(server.address() as AddressInfo).port}`;
  return { url, tee };
}

/** The bodies of a tee, one text for each request. */
export function bodiesOf(tee: Tee): string[] {
  return tee.map(({ request, sent, received }) =>
    [request, Buffer.concat(sent).toString("latin1"), Buffer.concat(received).toString("latin1")].join("\n"),
  );
}

/** Starts a script of Node, or another `program`, that listens at a port, which is in its environment, and waits until it does. */
export async function startServer(
  args: readonly string[],
  port: number,
  env: NodeJS.ProcessEnv = {},
  program = process.execPath,
): Promise<void> {
  const options = { env: { ...process.env, PORT: `${port}`, ...env }, stdio: "ignore" } as const;
  const child = spawn(program, args, options);
  onTestFinished(() => void child.kill("SIGKILL"));
  let listens = false;
  const look = () => {
    const socket = connect(port, "127.0.0.1", () => {
      listens = true;
      socket.destroy();
    });
    socket.on("error", () => setTimeout(look, 50));
  };
  look();
  await until(() => listens);
}
