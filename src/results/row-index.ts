import type { TestRow } from "../core/generated/results.js";
import type { SpoolReader } from "../core/out.js";

/** Where a row is in its spool, in bytes. */
interface Extent {
  offset: number;
  length: number;
}

const BATCH_ROWS = 512;
const BATCH_BYTES = 4 * 1024 * 1024;

/** Where each row of a spool is, by order. */
export function createRowIndex() {
  const extents: (Extent | undefined)[] = [];
  return {
    set(order: number, offset: number, length: number): void {
      extents[order] = { offset, length };
    },
    /** Reads the rows back from their spool, by order. */
    async *rows(open: () => Promise<SpoolReader>): AsyncIterable<TestRow> {
      const reader = await open();
      try {
        for (let first = 0; first < extents.length; first += BATCH_ROWS) {
          const batch = extents.slice(first, first + BATCH_ROWS).filter((extent) => extent !== undefined);
          if (batch.length > 0) yield* readBatch(batch, reader);
        }
      } finally {
        await reader.close();
      }
    },
  };
}

/** Rows that lie close together, as they do when nothing ran in parallel, are read at once. */
async function* readBatch(batch: Extent[], reader: SpoolReader): AsyncIterable<TestRow> {
  const start = Math.min(...batch.map(({ offset }) => offset));
  const end = Math.max(...batch.map(({ offset, length }) => offset + length));
  const whole = end - start <= BATCH_BYTES ? await reader.read(start, end - start) : undefined;
  for (const { offset, length } of batch) {
    const line = whole?.subarray(offset - start, offset - start + length) ?? (await reader.read(offset, length));
    const event: { row: TestRow } = JSON.parse(line.toString("utf8"));
    yield event.row;
  }
}
