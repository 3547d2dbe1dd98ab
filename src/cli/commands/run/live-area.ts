import { nowMs } from "../../../core/clock.js";
import type { RunEvent } from "../../../core/event.js";
import { columnsOf, type LiveView, type TerminalSize } from "./live-view.js";

const EVERY_MS = 100;

/** The area at the end of a terminal that is drawn over while a run goes on. */
export interface LiveArea {
  see(event: RunEvent): void;
  /** Removes the area; what was written above it stays. */
  close(): void;
}

/**
 * Draws a live view. What is written erases the area before, so nothing else may write to the terminal meanwhile.
 *
 * @param size of the terminal now: it may have been resized since the last frame
 */
export function createLiveArea(view: LiveView, size: () => TerminalSize, write: (text: string) => void): LiveArea {
  let drawn: string[] = [];
  let lastAt = Number.NEGATIVE_INFINITY;

  const erase = () => {
    if (drawn.length === 0) return "";
    const { columns, rows } = size();
    // A line that is wider than the terminal has become takes several rows.
    const taken = drawn.reduce((sum, text) => sum + Math.max(1, Math.ceil(columnsOf(text) / Math.max(1, columns))), 0);
    const up = Math.min(taken, Math.max(1, rows)) - 1;
    return `\r${up > 0 ? `\x1b[${up}A` : ""}\x1b[J`;
  };
  const draw = (above: readonly string[]) => {
    const now = nowMs();
    if (above.length === 0 && now - lastAt < EVERY_MS) return;
    lastAt = now;
    const before = erase();
    drawn = view.frame(now, size());
    write(`${before}${above.map((text) => `${text}\n`).join("")}${drawn.join("\n")}`);
  };
  // The times in it go on while nothing happens.
  const timer = setInterval(() => draw([]), EVERY_MS * 2).unref();

  return {
    see: (event) => draw(view.update(event, nowMs())),
    close() {
      clearInterval(timer);
      const last = erase();
      drawn = [];
      if (last !== "") write(last);
    },
  };
}
