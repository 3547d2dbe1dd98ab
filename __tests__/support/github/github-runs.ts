import { createHash } from "node:crypto";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { StandInAnswer, StandInRequest } from "./github.js";

// The client wants an account and a container before the name, where the host is an address.
const BLOBS = "/account/container/";

/** A run of the workflow. */
export interface WorkflowRun {
  id: number;
  event: string;
  status: "in_progress" | "completed";
  head_branch: string;
  head_sha: string;
  head_repository: { full_name: string };
}

interface StoredArtifact {
  id: number;
  run: number;
  name: string;
  zip: Buffer;
  /** As the service says it. */
  size: number;
  expired: boolean;
  finished: boolean;
}

/** The workflow's runs and their artifacts. */
export interface RunStore {
  runs: WorkflowRun[];
  /** Names of all artifacts that were to be made. */
  names: string[];
  /** Files by name, of each artifact that was finished. */
  artifacts: Record<string, Record<string, string>>;
  /** Completes the current run and starts the next one; gives what the runner says of it. */
  nextRun(run?: Partial<Omit<WorkflowRun, "id">>): Record<string, string>;
  /** Puts an artifact into the current run: files, or the bytes of a zip. */
  putArtifact(
    name: string,
    content: Buffer | Record<string, string>,
    says?: { size?: number; expired?: boolean },
  ): void;
  /** Marks the artifacts of all runs as expired. */
  expire(): void;
  answer(request: StandInRequest): StandInAnswer;
  /** Answers an upload or download; undefined for any other address. */
  blob(method: string, url: URL, body: Buffer): StandInAnswer | undefined;
}

export function runStore(origin: () => string): RunStore {
  const runs: WorkflowRun[] = [];
  const names: string[] = [];
  const artifacts: RunStore["artifacts"] = {};
  const stored: StoredArtifact[] = [];
  const blocks = new Map<string, Buffer>();
  const current = () => runs.at(-1)!;
  const ofRun = (run: number) => stored.filter((one) => one.run === run && one.finished);
  const add = (name: string) => {
    const artifact = { id: 4711 + stored.length, run: current().id, name, zip: Buffer.alloc(0), size: 0 };
    stored.push({ ...artifact, expired: false, finished: false });
    return stored.at(-1)!;
  };
  const address = ({ id }: StoredArtifact) => `${origin()}${BLOBS}${id}.zip?sig=signature-of-the-upload-url`;

  const service = (method: string, given: { name: string; hash: string; size: string }): StandInAnswer => {
    const { name } = given;
    const own = stored.findLast((one) => one.run === current().id && one.name === name);
    if (method === "CreateArtifact") {
      if (/["':<>|*?\r\n\\/]/.test(name) || own)
        return [409, { msg: "an artifact with this name already exists on the workflow run" }];
      names.push(name);
      return [200, { ok: true, signed_upload_url: address(add(name)) }];
    }
    if (method === "ListArtifacts") {
      const ids = { workflow_run_backend_id: "run-7", workflow_job_run_backend_id: "job-9" };
      const list = ofRun(current().id).map(({ id, name, size }) => ({ database_id: `${id}`, name, size: `${size}` }));
      return [200, { artifacts: list.map((one) => ({ ...one, ...ids })) }];
    }
    if (own === undefined) return [404, { msg: "no such artifact" }];
    if (method === "GetSignedArtifactURL") return [200, { signed_url: address(own) }];
    if (method === "DeleteArtifact") {
      stored.splice(stored.indexOf(own), 1);
      return [200, { ok: true, artifact_id: `${own.id}` }];
    }
    const hash = createHash("sha256").update(own.zip).digest("hex");
    if (given.hash !== `sha256:${hash}` || Number(given.size) !== own.zip.length) return [400, { msg: "other bytes" }];
    Object.assign(own, { size: own.zip.length, finished: true });
    const files = Object.entries(unzipSync(own.zip)).map(([file, bytes]) => [file, strFromU8(bytes)]);
    artifacts[name] = Object.fromEntries(files);
    return [200, { ok: true, artifact_id: `${own.id}` }];
  };

  const api = ({ path, query }: StandInRequest): StandInAnswer => {
    const [, of, id = "", what] = path.split("/");
    if (of === "workflows" && what === "runs") {
      const isAsked = ({ head_branch, status }: WorkflowRun) =>
        head_branch === query.get("branch") && status === query.get("status") && id === "ci.yml";
      const list = runs.filter(isAsked).reverse();
      return [200, { total_count: list.length, workflow_runs: pageOf(list, query) }];
    }
    if (of === "runs" && what === "artifacts") {
      const list = ofRun(Number(id));
      const artifacts = pageOf(list, query).map(({ zip: _, size: size_in_bytes, ...rest }) => ({
        ...rest,
        size_in_bytes,
      }));
      return [200, { total_count: list.length, artifacts }];
    }
    const artifact = stored.find((one) => one.id === Number(id));
    if (of !== "artifacts" || artifact === undefined) return [404, { message: "Not Found" }];
    return artifact.expired ? [410, { message: "Artifact has expired" }] : [302, undefined, address(artifact)];
  };

  const store: RunStore = {
    runs,
    names,
    artifacts,
    nextRun(run = {}) {
      for (const before of runs) before.status = "completed";
      const id = 1 + runs.length;
      const head_sha = `${id}`.repeat(40).slice(0, 40);
      const head = { head_branch: "main", head_sha, head_repository: { full_name: "octo/weather" } };
      runs.push({ event: "push", status: "in_progress", ...head, ...run, id });
      return {
        GITHUB_RUN_ID: `${id}`,
        GITHUB_EVENT_NAME: current().event,
        GITHUB_REF_TYPE: "branch",
        GITHUB_REF_NAME: current().head_branch,
        GITHUB_WORKFLOW_REF: `octo/weather/.github/workflows/ci.yml@refs/heads/${current().head_branch}`,
      };
    },
    putArtifact(name, content, { size, expired = false } = {}) {
      const zip = Buffer.isBuffer(content)
        ? content
        : Buffer.from(
            zipSync(Object.fromEntries(Object.entries(content).map(([file, text]) => [file, strToU8(text)]))),
          );
      Object.assign(add(name), { zip, size: size ?? zip.length, expired, finished: true });
    },
    expire() {
      for (const artifact of stored) artifact.expired = true;
    },
    answer: (request) =>
      request.path.includes("/")
        ? api(request)
        : service(request.path, request.given as { name: string; hash: string; size: string }),
    blob(method, { pathname, searchParams }, body) {
      if (!pathname.startsWith(BLOBS)) return undefined;
      const artifact = stored.find(({ id }) => pathname === `${BLOBS}${id}.zip`);
      if (artifact === undefined) return [404];
      if (method === "GET") return [200, artifact.zip];
      const block = (id: string) => `${artifact.id} ${id}`;
      if (searchParams.get("comp") === "block") blocks.set(block(searchParams.get("blockid") ?? ""), body);
      else {
        const ids = [...body.toString().matchAll(/<Latest>(.*?)<\/Latest>/g)].map(([, id = ""]) => id);
        artifact.zip = Buffer.concat(ids.map((id) => blocks.get(block(id))!));
      }
      return [201];
    },
  };
  store.nextRun({ event: "pull_request", head_branch: "topic" });
  return store;
}

function pageOf<T>(list: readonly T[], query: URLSearchParams): T[] {
  const [size, page] = [Number(query.get("per_page")), Number(query.get("page") ?? 1)];
  return list.slice((page - 1) * size, page * size);
}
