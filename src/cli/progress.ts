import { nowMs } from "../core/clock.js";
import { terminalSize, writeErr, writeOut } from "../core/out.js";
import { hide } from "../core/redaction/redacted.js";
import { line } from "../report/words.js";
import { reportLines } from "../run/output.js";
import { createLiveArea } from "./live-view.js";
import { liveStream } from "./terminal.js";

/** After so many milliseconds, a log gets a line although the same part of the work goes on. */
const QUIET_MS = 10_000;

/** What a command does now, while it has no result to show. */
export interface Progress {
  /** The first word names the part of the work. */
  show(what: string): void;
  /** Ends it: after this, other output is safe. */
  close(): void;
}

/** Shows progress on stderr: in a line of the terminal that is drawn over, elsewhere in lines of their own. */
export function createProgress(): Progress {
  const stream = liveStream();
  if (stream === undefined) return progressLog();
  let shown = "";
  const startedAt = nowMs();
  const area = createLiveArea(
    {
      update: () => [],
      frame: (now, { columns }) => [line(`${((now - startedAt) / 1000).toFixed(0)} s ${shown}`, columns - 1)],
    },
    () => terminalSize(stream) ?? { columns: 80, rows: 24 },
    (text) => void (stream === "stdout" ? writeOut : writeErr)(hide(text)),
  );
  return {
    show: (what) => {
      shown = what;
    },
    close: () => area.close(),
  };
}

/** A line on stderr for each part of the work, and for one that takes long one every ten seconds; `about` begins each. */
export function progressLog(about = ""): Progress {
  let lastPart = "";
  let lastAt = 0;
  return {
    show(what) {
      const [part = ""] = what.split(" ", 1);
      if (part === lastPart && nowMs() - lastAt < QUIET_MS) return;
      lastPart = part;
      lastAt = nowMs();
      void reportLines(`${about}${what}`);
    },
    close: () => {},
  };
}
