import { messageOf } from "../../core/errors.js";
import { hide } from "../../core/redaction/redacted.js";
import { line } from "../../report/words.js";
import type { Context } from "../context.js";

/** An artifact that is to be uploaded. */
export interface Artifact {
  name: string;
  retentionDays?: number;
  /** Absolute paths, all in `folder`. */
  files: readonly string[];
  folder: string;
  /** True if one of the same name is replaced, such as that of an earlier attempt. */
  replaces?: boolean;
  /** True for the one that the outputs name. */
  hasResults?: boolean;
}

/** Where an artifact is, or why there is none. */
type ArtifactResult = { id: number; url: string } | { notice: string; isTaken: boolean };

/** Why a name that another job has is an error: the results of one job would be shown as the other's. */
const TAKEN =
  "Another job of this run has the same names, such as a second call of one workflow: give each an `artifact-name` " +
  "(`name` of the reusable workflow) of its own.";

/** `mcptest-results-test-2025-11-25-0a1b2c3d-1`: no two steps and no two attempts of a run have the same. */
export function artifactName(beginning: string, { key, attempt }: Context): string {
  return `${beginning}-${key}-${attempt}`;
}

/** Uploads artifacts. Never rejects: the files are on disk anyway, and a notice says why they were not uploaded. */
export async function sendArtifacts(artifacts: readonly Artifact[], context: Context): Promise<ArtifactResult[]> {
  const { env } = context;
  if (artifacts.length === 0) return [];
  const failure = ({ name, folder }: Artifact, reason: string) => {
    const isTaken = /\b409\b/.test(reason);
    const why = isTaken ? `${reason}. ${TAKEN}` : `${reason}.`;
    return { notice: `The files of ${name} are in ${folder}, but not uploaded as an artifact: ${why}`, isTaken };
  };
  const service = await import("../github/artifact-service.js");
  const obstacle = service.whyNoService(env);
  if (obstacle !== undefined) return artifacts.map((artifact) => failure(artifact, obstacle));
  const send = async (artifact: Artifact): Promise<ArtifactResult> => {
    const { name, files, folder, retentionDays } = artifact;
    try {
      if (artifact.replaces) await service.removeIfThere(name);
      const id = await service.upload(name, [...files], folder, retentionDays);
      if (id === undefined) return failure(artifact, "the service gave it no id");
      return { id, url: `${context.serverUrl}/${context.repository}/actions/runs/${context.runId}/artifacts/${id}` };
    } catch (error) {
      const reason = messageOf(error);
      return failure(artifact, line(hide(reason), 500).replace(/[.\s]+$/, ""));
    }
  };
  return service.withRuntimeToken(env, () => Promise.all(artifacts.map(send)));
}
