import { crc32, inflateRawSync } from "node:zlib";

// https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16
const LOCAL_FILE = 0x04034b50;
const CENTRAL_FILE = 0x02014b50;
const END = 0x06054b50;
const LOCAL_LENGTH = 30;
const CENTRAL_LENGTH = 46;
const END_LENGTH = 22;
const MAX_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;

/** The most bytes of a file that is wanted, by its name and the size that the archive gives; undefined for others. */
type MostBytes = (name: string, size: number) => number | undefined;

/**
 * The wanted files of a zip of at most `maxEntries`. Writes nothing. Throws for an archive that is damaged, or lies about
 * a file: fflate would check no CRC, and cut a file that is longer than the archive says.
 */
export function readZip(zip: Buffer, mostBytes: MostBytes, maxEntries = 1_000): Map<string, Buffer> {
  try {
    return unzip(zip, mostBytes, maxEntries);
  } catch (error) {
    // Thrown by Buffer for an offset that leads out of the archive.
    throw error instanceof RangeError ? new Error("the archive is damaged") : error;
  }
}

function unzip(zip: Buffer, mostBytes: MostBytes, maxEntries: number): Map<string, Buffer> {
  const end = endOf(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > maxEntries) throw new Error(`the archive has more than ${maxEntries} files`);
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let i = 0; i < count; i += 1) {
    if (zip.readUInt32LE(at) !== CENTRAL_FILE) throw new Error("the archive is damaged");
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString("utf8", at + CENTRAL_LENGTH, at + CENTRAL_LENGTH + nameLength);
    const maxBytes = mostBytes(name, zip.readUInt32LE(at + 24));
    if (maxBytes !== undefined) {
      if (files.has(name)) throw new Error(`the archive has ${name} twice`);
      files.set(name, readFile(zip, at, name, maxBytes));
    }
    at += CENTRAL_LENGTH + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

/** The file that an entry of the directory describes. */
function readFile(zip: Buffer, at: number, name: string, maxBytes: number): Buffer {
  const method = zip.readUInt16LE(at + 10);
  const crc = zip.readUInt32LE(at + 16);
  const packed = zip.readUInt32LE(at + 20);
  const size = zip.readUInt32LE(at + 24);
  const local = zip.readUInt32LE(at + 42);
  if (size > maxBytes) throw new Error(`${name} has ${size} bytes, and at most ${maxBytes} are read`);
  if (zip.readUInt32LE(local) !== LOCAL_FILE) throw new Error("the archive is damaged");
  const start = local + LOCAL_LENGTH + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const bytes = zip.subarray(start, start + packed);
  if (method !== STORED && method !== DEFLATED) throw new Error(`${name} is packed by an unknown method`);
  const file = method === STORED ? bytes : inflate(bytes, size, name);
  if (file.length !== size || crc32(file) !== crc) throw new Error(`${name} is not what the archive says`);
  return file;
}

/** Unpacks at most as much as the archive says: it may lie. */
function inflate(bytes: Buffer, size: number, name: string): Buffer {
  try {
    return inflateRawSync(bytes, { maxOutputLength: Math.max(size, 1) });
  } catch {
    throw new Error(`${name} is not what the archive says`);
  }
}

/** The offset of the record that ends the archive. */
function endOf(zip: Buffer): number {
  const first = Math.max(0, zip.length - END_LENGTH - MAX_COMMENT);
  for (let at = zip.length - END_LENGTH; at >= first; at -= 1) if (zip.readUInt32LE(at) === END) return at;
  throw new Error("it is not a zip archive");
}
