import { Readable } from 'node:stream';
import { because } from '#src/kernel/refusals.ts';
import { Fault } from '#src/platform/fault.ts';
import { columnNumber, SpanOfCells } from './span-of-cells.ts';

/** A row of a sheet: its cells as text, and its line in the file, counted from 1. */
export type SheetRow = { line: number; cells: string[] };

/** The most bytes that an uploaded sheet may have. */
export const MOST_SHEET_BYTES = 10 * 1024 * 1024;
/** The most bytes that a sheet may unpack to: a small file can expand hugely (a zip bomb). */
const MOST_UNPACKED = 100 * 1024 * 1024;
const MOST_CELLS = 4_000_000;
const CHUNK = 64 * 1024;

/**
 * The rows of a CSV or XLSX file (its first sheet), without empty ones. CSV may be UTF-8, UTF-16 or Windows-1252, with cells separated by
 * commas, semicolons or tabs. No formula is evaluated: the value last saved is read. Throws `unsupported-type`, `too-large`, `invalid`.
 */
export async function readSheet(bytes: Uint8Array): Promise<SheetRow[]> {
  if (bytes.length > MOST_SHEET_BYTES) throw new Fault('too-large', 'file-too-large');
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new Fault('unsupported-type', 'old-excel');
  const rows = startsWith(bytes, [0x50, 0x4b]) ? await readPacked(bytes) : await readText(decode(bytes));
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

const startsWith = (bytes: Uint8Array, mark: number[]) => mark.every((byte, at) => bytes[at] === byte);

/** UTF-8 and UTF-16 by their BOMs, UTF-8 without one if it is valid, else what Excel on Windows writes. */
function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function readText(text: string): Promise<SheetRow[]> {
  const { parse } = await import('csv-parse');
  const delimiter = delimiterOf(text.slice(0, CHUNK));
  const rows: SheetRow[] = [];
  let next = 1;
  try {
    const source = Readable.from(slices(text)).pipe(
      parse({ delimiter, relax_column_count: true, info: true, bom: true, max_record_size: 1_000_000 }),
    );
    for await (const { record, info } of source as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      rows.push({ line: next, cells: record });
      next = info.lines + 1;
      if (rows.length * record.length > MOST_CELLS) throw new Fault('too-large', 'too-many-cells');
    }
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault('invalid', because('csv-unreadable', { line: next }));
  }
  return rows;
}

/** The delimiter: the character found equally often in most lines, so that titles above the headings and commas within texts do not decide. */
function delimiterOf(start: string): string {
  const lines = start
    .replace(/"[^"]*"/g, '') // delimiters in quotes do not count
    .split(/\r?\n/, 40);
  const weight = (delimiter: string) => {
    const times = Map.groupBy(lines, (line) => line.split(delimiter).length - 1);
    return Math.max(...[...times].map(([count, same]) => count * same.length));
  };
  return [',', ';', '\t'].reduce((best, one) => (weight(one) > weight(best) ? one : best));
}

function* slices(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += CHUNK) yield text.slice(at, at + CHUNK);
}

async function readPacked(bytes: Uint8Array): Promise<SheetRow[]> {
  const { readSheet: readExcel } = await import('read-excel-file/universal');
  const parts = await unpack(bytes);
  let table: unknown[][];
  try {
    table = (await readExcel(new Blob([bytes as Uint8Array<ArrayBuffer>]), { trim: false })) as unknown[][];
  } catch {
    throw new Fault('invalid', 'excel-unreadable');
  }
  const rows = table.map((cells, at) => ({ line: at + 1, cells: cells.map(told) }));
  fillMerged(rows, parts);
  return rows;
}

/** Only the first of a group of merged cells has the value. Downwards it is meant for every row; to the right it is a title. */
function fillMerged(rows: SheetRow[], { merged }: Unpacked): void {
  let left = MOST_CELLS;
  for (const { column, from, to } of merged) {
    const value = rows[from]?.cells[column];
    left -= to - from;
    if (left < 0) throw new Fault('too-large', 'too-many-cells');
    if (!value) continue;
    for (const row of rows.slice(from + 1, to + 1)) {
      while (row.cells.length <= column) row.cells.push('');
      row.cells[column] = value;
    }
  }
}

/** Cells of one column that are merged over rows from…to, counted from 0. */
type Unpacked = { merged: { column: number; from: number; to: number }[] };
const MERGED = /<(?:\w+:)?mergeCell\s+ref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g;
/** As long as the longest of these tags, so that none is missed at the boundary of two chunks. */
const OVERLAP = 80;

/**
 * Unpacks chunk by chunk and discards the chunks, to measure the size: what the file states may be a lie. On the way it notes the merged
 * cells of the first sheet, which the library does not report.
 */
async function unpack(bytes: Uint8Array): Promise<Unpacked> {
  const { Unzip, UnzipInflate } = await import('fflate');
  let unpacked = 0;
  let broken = false;
  let tooMany = false;
  const found = new Map<string, { column: number; from: number; to: number }>();
  const unzip = new Unzip((file) => {
    const isFirst = file.name === 'xl/worksheets/sheet1.xml';
    // The file itself says which of its parts is the sheet to read.
    const span = new SpanOfCells();
    let tail = '';
    file.ondata = (error, data) => {
      if (error) broken = true;
      else unpacked += data.length;
      if (error || unpacked > MOST_UNPACKED) return;
      const piece = Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('latin1');
      span.read(piece);
      if (span.isBroken) broken = true;
      if (span.cells > MOST_CELLS) tooMany = true;
      if (!isFirst) return;
      const text = tail + piece;
      if (text.includes('mergeCell')) {
        for (const [tag, column = '', from, to] of text.matchAll(MERGED)) {
          if (Number(to) > Number(from))
            found.set(tag, { column: columnNumber(column), from: Number(from) - 1, to: Number(to) - 1 });
        }
      }
      tail = text.slice(-OVERLAP);
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
    if (broken) throw new Fault('invalid', 'excel-unreadable');
    if (tooMany) throw new Fault('too-large', 'too-many-cells');
    if (unpacked > MOST_UNPACKED) throw new Fault('too-large', 'sheet-too-large');
    await new Promise(setImmediate); // lets other requests be answered in the meantime
  }
  return { merged: [...found.values()] };
}

function told(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
