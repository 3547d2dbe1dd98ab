import type { Redactor } from "../../core/redaction/redact.js";
import { line } from "../../report/words.js";
import type { Context } from "../context.js";

/** An artifact that is to be uploaded. */
export interface Artifact {
  /** How its name begins. */
  name: string;
  retentionDays?: number;
  /** Absolute paths, all in `folder`. */
  files: readonly string[];
  folder: string;
}

/** Where an artifact is, or why there is none. */
export interface ArtifactResult {
  id?: number;
  url?: string;
  notice?: string;
}

const serviceVariables = ["ACTIONS_RUNTIME_TOKEN", "ACTIONS_RESULTS_URL"] as const;

/** `mcptest-results-test-2025-11-25-0a1b2c3d-1`: no two steps and no two attempts of a run have the same. */
export function artifactName(beginning: string, { key, attempt }: Context): string {
  return `${beginning}-${key}-${attempt}`;
}

/** Uploads an artifact. Never rejects: the reports are on disk anyway, and a notice says why they were not uploaded. */
export async function sendArtifact(
  artifact: Artifact,
  context: Context,
  env: NodeJS.ProcessEnv,
  redactor: Redactor,
): Promise<ArtifactResult> {
  const name = artifactName(artifact.name, context);
  const failed = (why: string) => ({
    notice: `The reports are in ${artifact.folder}, but not uploaded as an artifact: ${why}.`,
  });
  const missing = serviceVariables.filter((variable) => !env[variable]);
  if (missing.length > 0) return failed(`the runner gives no ${missing.join(" and no ")}`);
  const { upload, whyUploadImpossible } = await import("./upload.js");
  const impossible = whyUploadImpossible();
  if (impossible !== undefined) return failed(impossible);
  try {
    // The client reads the token from there; no server may find it there.
    process.env["ACTIONS_RUNTIME_TOKEN"] = env["ACTIONS_RUNTIME_TOKEN"];
    const id = await upload(name, [...artifact.files], artifact.folder, artifact.retentionDays);
    if (id === undefined) return failed("the service gave it no id");
    return { id, url: `${context.serverUrl}/${context.repository}/actions/runs/${context.runId}/artifacts/${id}` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failed(line(redactor.text(reason), 500).replace(/[.\s]+$/, ""));
  } finally {
    delete process.env["ACTIONS_RUNTIME_TOKEN"];
  }
}
