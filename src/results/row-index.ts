import type { TestRow } from "../core/generated/results.js";
import type { SpoolReader } from "../core/out.js";

export interface RowIndex {
  /** Adds the position of a row's line: its byte offset and its length in bytes. */
  set(order: number, offset: number, length: number): void;
  /** Reads the rows back from their spool, by order. */
  rows(open: () => Promise<SpoolReader>): AsyncIterable<TestRow>;
}

const BATCH_ROWS = 512;
const BATCH_BYTES = 4 * 1024 * 1024;

/** Where each row of a spool is: twelve bytes for each. */
export function createRowIndex(): RowIndex {
  let offsets = new Float64Array(1024);
  let lengths = new Uint32Array(1024);
  let size = 0;

  return {
    set(order, offset, length) {
      if (order >= offsets.length) {
        const capacity = Math.max(order + 1, offsets.length * 2);
        const [oldOffsets, oldLengths] = [offsets, lengths];
        offsets = new Float64Array(capacity);
        lengths = new Uint32Array(capacity);
        offsets.set(oldOffsets);
        lengths.set(oldLengths);
      }
      offsets[order] = offset;
      lengths[order] = length;
      size = Math.max(size, order + 1);
    },
    async *rows(open) {
      const reader = await open();
      try {
        for (let first = 0; first < size; first += BATCH_ROWS) {
          const batch: Extent[] = [];
          for (let order = first; order < Math.min(size, first + BATCH_ROWS); order++) {
            if (lengths[order]! > 0) batch.push({ offset: offsets[order]!, length: lengths[order]! });
          }
          yield* readBatch(batch, ({ offset, length }) => reader.read(offset, length));
        }
      } finally {
        await reader.close();
      }
    },
  };
}

interface Extent {
  offset: number;
  length: number;
}

/** Rows that lie close together, as they do when nothing ran in parallel, are read at once. */
async function* readBatch(batch: Extent[], read: (extent: Extent) => Promise<Buffer>): AsyncIterable<TestRow> {
  if (batch.length === 0) return;
  const start = Math.min(...batch.map(({ offset }) => offset));
  const end = Math.max(...batch.map(({ offset, length }) => offset + length));
  const whole = end - start <= BATCH_BYTES ? await read({ offset: start, length: end - start }) : undefined;
  for (const extent of batch) {
    const from = extent.offset - start;
    const bytes = whole ? whole.subarray(from, from + extent.length) : await read(extent);
    yield rowOf(bytes);
  }
}

function rowOf(line: Buffer): TestRow {
  const event: { row: TestRow } = JSON.parse(line.toString("utf8"));
  return event.row;
}
