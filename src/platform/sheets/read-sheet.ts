import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { Unzip, UnzipInflate } from 'fflate';
import { readSheet as readExcel } from 'read-excel-file/universal';
import { Fault } from '#src/platform/fault.ts';

/** A row of a sheet: its cells as text, and the line on which it stands in the file, counted from 1. */
export type SheetRow = { line: number; cells: string[] };

/** A file of a sheet may have at most so many bytes. */
export const MOST_SHEET_BYTES = 10 * 1024 * 1024;
/** What a packed sheet may come to when it is unpacked: a small file can say a lot (a zip bomb). */
const MOST_UNPACKED = 100 * 1024 * 1024;
const MOST_CELLS = 4_000_000;
const CHUNK = 64 * 1024;

/**
 * The rows of a CSV or XLSX file (its first sheet), empty ones left out. CSV may be UTF-8, UTF-16 or Windows-1252, its cells parted
 * by commas, semicolons or tabs. No formula is worked out: of a cell that has one, the value that was last saved is read.
 * Throws `unsupported-type`, `too-large`, `invalid`.
 */
export async function readSheet(bytes: Uint8Array): Promise<SheetRow[]> {
  if (bytes.length > MOST_SHEET_BYTES) throw new Fault('too-large', 'A file may have at most 10 MB.');
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    throw new Fault('unsupported-type', 'Old Excel files (.xls) cannot be read. Please save it as .xlsx or .csv.');
  const rows = startsWith(bytes, [0x50, 0x4b]) ? await readPacked(bytes) : await readText(decode(bytes));
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

const startsWith = (bytes: Uint8Array, mark: number[]) => mark.every((byte, at) => bytes[at] === byte);

/** UTF-8 and UTF-16 by their marks, UTF-8 without one where it fits, else what Excel on Windows writes. */
function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function readText(text: string): Promise<SheetRow[]> {
  const [head = ''] = text
    .slice(0, CHUNK)
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/, 1); // what stands in quotes parts nothing
  const delimiter = [',', ';', '\t'].reduce((best, one) => (head.split(one).length > head.split(best).length ? one : best));
  const rows: SheetRow[] = [];
  let next = 1;
  try {
    const source = Readable.from(slices(text)).pipe(parse({ delimiter, relax_column_count: true, info: true, bom: true, max_record_size: 1_000_000 }));
    for await (const { record, info } of source as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      rows.push({ line: next, cells: record });
      next = info.lines + 1;
      if (rows.length * record.length > MOST_CELLS) throw new Fault('too-large', 'This sheet has too many cells.');
    }
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault('invalid', `This file is not readable as CSV, from line ${next} on.`);
  }
  return rows;
}

function* slices(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += CHUNK) yield text.slice(at, at + CHUNK);
}

async function readPacked(bytes: Uint8Array): Promise<SheetRow[]> {
  await refuseBomb(bytes);
  let table: unknown[][];
  try {
    table = (await readExcel(new Blob([bytes as Uint8Array<ArrayBuffer>]), { trim: false })) as unknown[][];
  } catch {
    throw new Fault('invalid', 'This file is not readable as an Excel sheet.');
  }
  return table.map((cells, at) => ({ line: at + 1, cells: cells.map(told) }));
}

/** Unpacks piece by piece and throws the pieces away, only to see how much there is: what the file says of its sizes may be a lie. */
async function refuseBomb(bytes: Uint8Array): Promise<void> {
  let unpacked = 0;
  let broken = false;
  const unzip = new Unzip((file) => {
    file.ondata = (error, data) => {
      if (error) broken = true;
      else unpacked += data.length;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += CHUNK) {
    try {
      unzip.push(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.length);
    } catch {
      broken = true;
    }
    if (broken) throw new Fault('invalid', 'This file is not readable as an Excel sheet.');
    if (unpacked > MOST_UNPACKED) throw new Fault('too-large', 'This sheet is too large when it is unpacked.');
    await new Promise(setImmediate); // others are answered meanwhile
  }
}

function told(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
