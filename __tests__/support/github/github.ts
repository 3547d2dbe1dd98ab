import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type RunStore, runStore } from "./github-runs.js";

export const TOKEN = "ghs_standInStandInStandInStandInStandIn0123";
const RUNTIME_TOKEN = [{ alg: "none" }, { scp: "Actions.Results:run-7:job-9" }, "signature"]
  .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
  .join(".");
/** Both tokens: in no byte that the process sends or writes, but where they authenticate it. */
export const TOKENS = [TOKEN, RUNTIME_TOKEN];
const REPOSITORY = "/repos/octo/weather/";

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
  /** What else the failing answers say. */
  headers?: Record<string, string>;
  message?: string;
}

/** Faults of the API by permission, and of the artifact service. */
export interface AllFaults {
  checks?: Faults;
  /** `actions: read`: runs and their artifacts. */
  actions?: Faults;
  /** `pull-requests: write`: comments and pull requests. */
  comments?: Faults;
  /** The service by which a job uploads. */
  artifacts?: Faults;
}

/** A request to the API or the artifact service. */
export interface StandInRequest {
  method: string;
  /** After the repository, such as `check-runs`; of the artifact service the name of the method. */
  path: string;
  /** Without the first slash. */
  query: URLSearchParams;
  /** Parsed JSON; undefined without a body. */
  given: unknown;
}
/** An answer; a header `location` redirects, and a Buffer is sent as it is. */
export type StandInAnswer = [
  status: number,
  body?: unknown,
  location?: string | undefined,
  headers?: Record<string, string> | undefined,
];

/** What a stand-in for GitHub's API and artifact service was asked. */
export interface StandIn extends Omit<RunStore, "answer" | "blob"> {
  /** To be set in the step's environment. */
  env: Record<string, string>;
  checks: CheckRequest[];
  comments: CommentStore["comments"];
  /** Pull requests that are open, for those who look one up. */
  pulls: { number: number; head: { sha: string; label: string } }[];
  /** Bodies of all requests, zip files unpacked. */
  output(): string;
  /** Statuses of all answers, one line each. */
  answers: string[];
  /** Awaited before a request to the API is answered: tests interleave jobs by it. */
  pause: (request: StandInRequest) => Promise<void>;
  close(): Promise<void>;
}

/** Starts a stand-in that refuses what GitHub refuses. */
export async function standIn(faults: AllFaults = {}): Promise<StandIn> {
  const requests: string[] = [];
  const checks: CheckRequest[] = [];
  const answers: string[] = [];
  const runs = runStore(() => origin);
  const comments = commentStore();
  const github: StandIn = {
    ...runs,
    env: {},
    checks,
    comments: comments.comments,
    pulls: [],
    answers,
    pause: async () => {},
    output: () => [...requests, JSON.stringify(runs.artifacts)].join("\n"),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };

  const answerCheck = ({ method, path, given }: StandInRequest): StandInAnswer => {
    const check = given as CheckRequest;
    const wrong = wrongIn(check);
    if (wrong !== undefined) return [422, { message: wrong }];
    const id = method === "POST" ? 77 + checks.filter((one) => one.method === "POST").length : Number(path.slice(11));
    checks.push({ ...check, method });
    return [method === "POST" ? 201 : 200, { id, html_url: `https://github.com/octo/weather/runs/${id}` }];
  };
  const answerApi = (request: StandInRequest): StandInAnswer => {
    const { path, query } = request;
    const [area, answer] = path.startsWith("check-runs")
      ? (["checks", answerCheck] as const)
      : path.startsWith("actions/")
        ? (["actions", runs.answer] as const)
        : (["comments", comments.answer] as const);
    const fault = faultOf(faults[area]);
    if (fault !== undefined) {
      const { message = fault === 403 ? "Resource not accessible by integration" : "no", headers } = faults[area]!;
      return [fault, { message }, undefined, headers];
    }
    if (path !== "pulls") return answer(request);
    return [200, github.pulls.filter(({ head }) => head.label === query.get("head"))];
  };
  const answer = async (
    { method = "", headers, url: address = "/" }: IncomingMessage,
    body: Buffer,
  ): Promise<StandInAnswer> => {
    const url = new URL(address, origin);
    const blob = runs.blob(method, url, body);
    // It is another host, which no token may reach.
    if (blob !== undefined) return headers.authorization === undefined ? blob : [403];
    requests.push(body.toString());
    const given: unknown = body.length === 0 ? undefined : JSON.parse(body.toString());
    const twirp = "/twirp/github.actions.results.api.v1.ArtifactService/";
    const isTwirp = url.pathname.startsWith(twirp);
    if (!isTwirp && !url.pathname.startsWith(REPOSITORY)) return [404, { message: "Not Found" }];
    const path = url.pathname.slice((isTwirp ? twirp : REPOSITORY).length);
    const request = { method, path, query: url.searchParams, given };
    if (isTwirp) {
      if (headers.authorization !== `Bearer ${RUNTIME_TOKEN}`) return [401, { msg: "bad token" }];
      const fault = path === "CreateArtifact" ? faultOf(faults.artifacts) : undefined;
      return fault === undefined ? runs.answer(request) : [fault, { msg: fault === 409 ? "already exists" : "no" }];
    }
    if (headers.authorization !== `token ${TOKEN}`) return [401, { message: "Bad credentials" }];
    await github.pause(request);
    return answerApi(request);
  };

  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const [status, body, location, headers] = await answer(request, Buffer.concat(chunks));
    const { pathname } = new URL(request.url ?? "/", origin);
    answers.push(`${request.method} ${pathname.replace(/^\/twirp.*\//, "")} ${status}`);
    const type = Buffer.isBuffer(body) ? "application/zip" : "application/json";
    response.writeHead(status, { "content-type": type, ...headers, ...(location !== undefined && { location }) });
    response.end(Buffer.isBuffer(body) ? body : (JSON.stringify(body) ?? ""));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  github.env = {
    GITHUB_API_URL: origin,
    ACTIONS_RESULTS_URL: `${origin}/`,
    ACTIONS_RUNTIME_TOKEN: RUNTIME_TOKEN,
    "INPUT_GITHUB-TOKEN": TOKEN,
  };
  return github;
}

function faultOf(faults: Faults = { statuses: [] }): number | undefined {
  const status = faults.always && faults.statuses.length === 1 ? faults.statuses[0] : faults.statuses.shift();
  return status === 200 ? undefined : status;
}

/** What the API would not take. */
function wrongIn({ output }: CheckRequest): string | undefined {
  const { title, summary, annotations } = output;
  if (!title || !summary || summary.length > 65_535) return "title or summary is missing or too long";
  if (annotations.length > 50) return "more than 50 annotations";
  for (const { path, title, message, start_line, end_line, start_column } of annotations) {
    if (!path || /^(\.\/|\/|\.\.)/.test(path) || start_line < 1 || end_line < start_line)
      return "an annotation has no place";
    if (title.length > 255 || Buffer.byteLength(message) > 65_536) return "an annotation is too long";
    if (start_column !== undefined && start_line !== end_line) return "columns on several lines";
  }
  return undefined;
}

interface Comment {
  id: number;
  body: string;
  user: { login: string; type: string };
  author_association: string;
}

/** The comments of pull request 7. */
interface CommentStore {
  comments: Comment[];
  answer(request: StandInRequest): StandInAnswer;
}

function commentStore(): CommentStore {
  const comments: Comment[] = [];
  const bot = { user: { login: "github-actions[bot]", type: "Bot" }, author_association: "CONTRIBUTOR" };
  let next = 901;
  return {
    comments,
    answer({ method, path, query, given }) {
      const body = (given as { body?: string } | undefined)?.body;
      if (body !== undefined && body.length > 65_536) return [422, { message: "body is too long" }];
      if (path === "issues/7/comments" && method === "GET") {
        const [size, page] = [Number(query.get("per_page")), Number(query.get("page") ?? 1)];
        return [200, comments.slice((page - 1) * size, page * size)];
      }
      if (path === "issues/7/comments" && method === "POST") {
        comments.push({ id: next++, body: body ?? "", ...bot });
        return [201, comments.at(-1)];
      }
      const comment = comments.find(({ id }) => path === `issues/comments/${id}`);
      if (comment === undefined) return [404, { message: "Not Found" }];
      if (method === "DELETE") comments.splice(comments.indexOf(comment), 1);
      if (method === "PATCH") comment.body = body ?? "";
      return method === "DELETE" ? [204] : [200, comment];
    },
  };
}
