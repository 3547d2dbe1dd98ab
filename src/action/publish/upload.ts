// The client's own module for uploads and not its entry, which loads what downloads and deletes need too.
import { isGhes } from "../../../node_modules/@actions/artifact/lib/internal/shared/config.js";
import { uploadArtifact } from "../../../node_modules/@actions/artifact/lib/internal/upload/upload-artifact.js";

/**
 * Why nothing can be uploaded here; undefined if it can be tried.
 * https://github.com/actions/toolkit/tree/main/packages/artifact#readme
 */
export function whyUploadImpossible(): string | undefined {
  return isGhes() ? "GitHub Enterprise Server takes no artifacts of this kind" : undefined;
}

/**
 * Uploads files as one artifact; gives its id. Throws the error of the service.
 *
 * @param files absolute paths, all in `folder`
 */
export async function upload(
  name: string,
  files: string[],
  folder: string,
  retentionDays?: number,
): Promise<number | undefined> {
  const options = retentionDays === undefined ? {} : { retentionDays };
  const { id } = await uploadArtifact(name, files, folder, options);
  return id;
}
