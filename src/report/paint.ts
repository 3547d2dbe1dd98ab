/** Colours for a terminal: each takes text that is already sanitized. */
export interface Paint {
  red(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
  dim(text: string): string;
  bold(text: string): string;
  /** Where notes are wrapped, on a terminal. */
  columns?: number | undefined;
}

/** Paint that colours text, or leaves it unchanged. */
export function createPaint(color: boolean, columns?: number): Paint {
  const sgr = (on: number, off: number) => (text: string) => (color ? `\x1b[${on}m${text}\x1b[${off}m` : text);
  return { red: sgr(31, 39), green: sgr(32, 39), yellow: sgr(33, 39), dim: sgr(2, 22), bold: sgr(1, 22), columns };
}
