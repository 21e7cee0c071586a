import { strToU8, Zip, ZipDeflate } from 'fflate';

export type SheetCell = string | number;
export type SheetFormat = 'csv' | 'xlsx';

export const SHEET_TYPES: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Rows as the bytes of a file, chunk by chunk: a file of any length needs the memory of a few rows. */
export const writeSheet = (rows: AsyncIterable<SheetCell[]>, format: SheetFormat): AsyncGenerator<Uint8Array> =>
  format === 'csv' ? writeCsv(rows) : writeXlsx(rows);

const FORMULA = /^'*[=+\-@\t\r]/;

/** A text that a spreadsheet would take for a formula gets an apostrophe before it, as a spreadsheet itself writes it. @internal */
export const guarded = (text: string): string =>
  FORMULA.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;

/** The text without that apostrophe. */
export const unguarded = (text: string): string => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text);

async function* writeCsv(rows: AsyncIterable<SheetCell[]>): AsyncGenerator<Uint8Array> {
  yield strToU8('\ufeff'); // Excel takes a CSV without a BOM for Windows-1252
  for await (const row of rows) yield strToU8(`${row.map(quoted).join(',')}\r\n`);
}

function quoted(cell: SheetCell): string {
  const text = typeof cell === 'number' ? String(cell) : guarded(cell);
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org';
/** The parts that a workbook with one sheet needs; the first row is frozen. */
const PARTS: Record<string, string> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${OFFICE}/spreadsheetml/2006/main" xmlns:r="${OFFICE}/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};
const SHEET_HEAD = `${XML}<worksheet xmlns="${OFFICE}/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;

async function* writeXlsx(rows: AsyncIterable<SheetCell[]>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    ready.push(data);
  });
  for (const [name, text] of Object.entries(PARTS)) {
    const part = new ZipDeflate(name);
    zip.add(part);
    part.push(strToU8(text), true);
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 3 });
  zip.add(sheet);
  sheet.push(strToU8(SHEET_HEAD));
  let line = 0;
  for await (const row of rows) {
    line += 1;
    sheet.push(
      strToU8(`<row r="${line}">${row.map((cell, at) => cellOf(cell, `${columnName(at)}${line}`)).join('')}</row>`),
    );
    yield* ready.splice(0);
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true);
  zip.end();
  yield* ready.splice(0);
}

function cellOf(cell: SheetCell, place: string): string {
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  return cell === ''
    ? ''
    : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(guarded(cell))}</t></is></c>`;
}

/** 0 → A, 25 → Z, 26 → AA. */
function columnName(at: number): string {
  const rest = Math.floor(at / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (at % 26));
}

// Characters that XML cannot represent are left out; a carriage return would be read as a line feed unless escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const escaped = (text: string): string =>
  text
    .replace(UNWRITABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
