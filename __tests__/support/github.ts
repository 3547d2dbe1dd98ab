import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { strFromU8, unzipSync } from "fflate";

// The client wants an account and a container before the name, where the host is an address.
const BLOB = "/account/container/artifact.zip";
export const TOKEN = "ghs_standInStandInStandInStandInStandIn0123";
const RUNTIME_TOKEN = [{ alg: "none" }, { scp: "Actions.Results:run-7:job-9" }, "signature"]
  .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
  .join(".");
/** Both tokens: in no byte that the process sends or writes, but where they authenticate it. */
export const TOKENS = [TOKEN, RUNTIME_TOKEN];

export interface Annotation {
  path: string;
  start_line: number;
  end_line: number;
  start_column?: number;
  end_column?: number;
  annotation_level: string;
  title: string;
  message: string;
}
export interface CheckRequest {
  method: string;
  name?: string;
  head_sha?: string;
  status?: string;
  conclusion?: string;
  output: { title: string; summary: string; annotations: Annotation[] };
}

/** How the next requests are answered, 200 being success; where `always` is true, the last status stays. */
export interface Faults {
  statuses: number[];
  always?: boolean;
}

/** What a stand-in for GitHub's API and artifact service was asked. */
export interface StandIn {
  /** To be set in the step's environment. */
  env: Record<string, string>;
  checks: CheckRequest[];
  /** Names of all that were to be made. */
  names: string[];
  /** Files by name, of each artifact that was finished. */
  artifacts: Record<string, Record<string, string>>;
  /** Bodies of all requests, zip files unpacked. */
  output(): string;
  /** Statuses of all answers, one line each. */
  answers: string[];
  close(): Promise<void>;
}

/** Starts a stand-in that refuses what GitHub refuses. */
export async function standIn({
  checks = { statuses: [] },
  artifacts = { statuses: [] },
}: {
  checks?: Faults;
  artifacts?: Faults;
} = {}): Promise<StandIn> {
  const requests: string[] = [];
  const blocks = new Map<string, Buffer>();
  let blob = Buffer.alloc(0);
  const received: Omit<StandIn, "env" | "close" | "output"> = { checks: [], names: [], artifacts: {}, answers: [] };

  const answer = (request: IncomingMessage, body: Buffer, url: URL): [status: number, body: unknown] => {
    const { pathname: path, searchParams } = url;
    if (path === BLOB) {
      if (searchParams.get("comp") === "block") blocks.set(searchParams.get("blockid") ?? "", body);
      else
        blob = Buffer.concat(
          [...body.toString().matchAll(/<Latest>(.*?)<\/Latest>/g)].map(([, id = ""]) => blocks.get(id)!),
        );
      return [201, undefined];
    }
    const given = JSON.parse(body.toString());
    if (path.startsWith("/twirp/github.actions.results.api.v1.ArtifactService/")) {
      if (request.headers.authorization !== `Bearer ${RUNTIME_TOKEN}`) return [401, { msg: "bad token" }];
      if (path.endsWith("/CreateArtifact")) {
        const fault = faultOf(artifacts);
        if (fault !== undefined)
          return [
            fault,
            { msg: fault === 409 ? "an artifact with this name already exists on the workflow run" : "no" },
          ];
        if (/["':<>|*?\r\n\\/]/.test(given.name) || received.names.includes(given.name))
          return [409, { msg: "already exists" }];
        received.names.push(given.name);
        return [200, { ok: true, signed_upload_url: `${origin}${BLOB}?sig=signature-of-the-upload-url` }];
      }
      const hash = createHash("sha256").update(blob).digest("hex");
      if (given.hash !== `sha256:${hash}` || Number(given.size) !== blob.length) return [400, { msg: "other bytes" }];
      const files = Object.entries(unzipSync(blob)).map(([name, bytes]) => [name, strFromU8(bytes)]);
      received.artifacts[given.name] = Object.fromEntries(files);
      return [200, { ok: true, artifact_id: "4711" }];
    }
    if (!/^\/repos\/octo\/weather\/check-runs(\/77)?$/.test(path)) return [404, { message: "Not Found" }];
    if (request.headers.authorization !== `token ${TOKEN}`) return [401, { message: "Bad credentials" }];
    const fault = faultOf(checks);
    if (fault !== undefined)
      return [fault, { message: fault === 403 ? "Resource not accessible by integration" : "no" }];
    const wrong = wrongIn(given);
    if (wrong !== undefined) return [422, { message: wrong }];
    received.checks.push({ method: request.method ?? "", ...given });
    return [request.method === "POST" ? 201 : 200, { id: 77, html_url: "https://github.com/octo/weather/runs/77" }];
  };

  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const url = new URL(request.url ?? "/", origin);
    const [status, body] = answer(request, Buffer.concat(chunks), url);
    if (url.pathname !== BLOB) requests.push(Buffer.concat(chunks).toString());
    received.answers.push(`${request.method} ${url.pathname.replace(/^\/twirp.*\//, "")} ${status}`);
    response
      .writeHead(status, { "content-type": "application/json" })
      .end(body === undefined ? "" : JSON.stringify(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...received,
    env: {
      GITHUB_API_URL: origin,
      ACTIONS_RESULTS_URL: `${origin}/`,
      ACTIONS_RUNTIME_TOKEN: RUNTIME_TOKEN,
      "INPUT_GITHUB-TOKEN": TOKEN,
    },
    output: () => [...requests, JSON.stringify(received.artifacts)].join("\n"),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function faultOf(faults: Faults): number | undefined {
  const status = faults.always && faults.statuses.length === 1 ? faults.statuses[0] : faults.statuses.shift();
  return status === 200 ? undefined : status;
}

/** What the API would not take. */
function wrongIn({ output }: CheckRequest): string | undefined {
  const { title, summary, annotations } = output;
  if (!title || !summary || summary.length > 65_535) return "title or summary is missing or too long";
  if (annotations.length > 50) return "more than 50 annotations";
  for (const { path, title, message, start_line, end_line, start_column } of annotations) {
    if (!path || path.startsWith("./") || start_line < 1 || end_line < start_line) return "an annotation has no place";
    if (title.length > 255 || Buffer.byteLength(message) > 65_536) return "an annotation is too long";
    if (start_column !== undefined && start_line !== end_line) return "columns on several lines";
  }
  return undefined;
}
