export interface Break {
  /** The mode of the server: `modern` is 2026-07-28, `batch` 2025-03-26. */
  mode?: "modern" | "batch";
  /** What is wrong over HTTP; the server is reached over it. */
  http?: object;
}

export const breaks: Record<string, Break>;
