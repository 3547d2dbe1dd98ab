import type { MockManifest } from "../../core/generated/mock.js";
import { isModern } from "./revisions.js";
import { fillTemplate } from "./template.js";
import { INVALID_PARAMS, type MockAnswer, refusal } from "./types.js";
import { matchUri, partsOf } from "./uri-template.js";

const RESOURCE_NOT_FOUND = -32002;

/** The content of the resource with this URI, else of the first matching template. */
export function readResource(manifest: MockManifest, uri: unknown, revision: string): MockAnswer {
  const found = manifest.resources?.find((resource) => resource.uri === uri);
  if (found !== undefined) return contents(uri, found);
  for (const { uriTemplate, mimeType, text, blob } of manifest.resource_templates ?? []) {
    const args = typeof uri === "string" ? matchUri(partsOf(uriTemplate), uri) : undefined;
    if (args === undefined) continue;
    return contents(uri, { mimeType, blob, text: text === undefined ? undefined : fillTemplate(text, args) });
  }
  return refusal(isModern(revision) ? INVALID_PARAMS : RESOURCE_NOT_FOUND, "Resource not found", { uri });
}

function contents(
  uri: unknown,
  { mimeType, text, blob }: { mimeType?: string | undefined; text?: string | undefined; blob?: string | undefined },
): MockAnswer {
  return { result: { contents: [{ uri, mimeType, ...(blob === undefined ? { text } : { blob }) }] } };
}
