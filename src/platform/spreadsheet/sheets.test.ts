import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';
import { guarded, type SheetCell, type SheetFormat, unguarded, writeSheet } from './write-sheet.ts';

async function* each(rows: SheetCell[][]) {
  yield* rows;
}
async function written(rows: SheetCell[][], format: SheetFormat): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of writeSheet(each(rows), format)) parts.push(part);
  return Buffer.concat(parts);
}
const cells = async (bytes: Uint8Array) => (await readSheet(bytes)).map((row) => row.cells);

// What a person can type: letters of several scripts, quotes, formulas, line breaks.
const text = fc
  .string({ unit: fc.constantFrom(...'aZ9 ,;"\'=+-@\n\té₹હ<&>|'), minLength: 1, maxLength: 12 })
  .map((one) => `x${one}x`);
const formula = fc.tuple(fc.constantFrom('=', '+', '-', '@', "'=", "''@"), text).map(([mark, rest]) => mark + rest);

describe.each(['csv', 'xlsx'] as const)('a %s file', (format) => {
  it('reads back what was written', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.oneof(text, formula), { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 5 }),
        async (rows) => {
          const back = (await cells(await written(rows, format))).map((row) => row.map(unguarded));
          expect(back).toEqual(rows);
        },
      ),
      { numRuns: 60 },
    );
  });
  it('contains no formula', async () => {
    const [row] = await cells(await written([['=1+1', '+cmd', '-2+3', '@SUM(A1)', '-5', 'plain', 3.5]], format));
    expect(row).toEqual(["'=1+1", "'+cmd", "'-2+3", "'@SUM(A1)", '-5', 'plain', '3.5']);
  });
});

it('guards and unguards without loss', () => {
  fc.assert(fc.property(fc.string(), (one) => unguarded(guarded(one)) === one || /^-?\d+(\.\d+)?$/.test(one)));
});

describe('a CSV file', () => {
  it('is read with semicolons, with tabs, and in the encodings of Windows and Excel', async () => {
    expect(await cells(strToU8('id;name\r\n1;"a;b"'))).toEqual([
      ['id', 'name'],
      ['1', 'a;b'],
    ]);
    expect(await cells(strToU8('id\tname\n1\tb'))).toEqual([
      ['id', 'name'],
      ['1', 'b'],
    ]);
    expect(await cells(Buffer.from('name\ncaf\xe9', 'latin1'))).toEqual([['name'], ['café']]);
    expect(await cells(Buffer.from('\ufeffname\nसौर', 'utf16le'))).toEqual([['name'], ['सौर']]);
  });
  it('names the line of a row, also after multi-line and empty rows', async () => {
    const rows = await readSheet(strToU8('id,name\n1,"two\nlines"\n\n3,c'));
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 5]);
  });
  it('is refused where it is broken', async () => {
    await expect(readSheet(strToU8('id,name\n1,"never closed'))).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('a compressed file', () => {
  it('is refused when it would unpack to too much, whatever size it declares', async () => {
    const [name, packed] = [Buffer.from('xl/worksheets/sheet1.xml'), deflateRawSync(Buffer.alloc(120 * 1024 * 1024))];
    const head = Buffer.alloc(30);
    head.write('PK\u0003\u0004', 'latin1');
    head.writeUInt16LE(8, 8); // deflated
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(1000, 22); // a lie: it unpacks to 120 MB
    head.writeUInt16LE(name.length, 26);
    const bomb = Buffer.concat([head, name, packed]);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(readSheet(bomb)).rejects.toMatchObject({ code: 'too-large' });
  });
  it('is refused when its cells span more than is allowed, however few they are', async () => {
    const whole = await written([['name'], ['x']], 'xlsx');
    const parts = unzipSync(whole);
    const withCells = (xml: string) => {
      const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] as Uint8Array).replace(
        '</sheetData>',
        `${xml}</sheetData>`,
      );
      return readSheet(zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(sheet) }));
    };
    const cell = (place: string, more = '') => `<c${more} r="${place}" t="inlineStr"><is><t>far</t></is></c>`;
    await expect(withCells(`<row r="300">${cell('XFD300')}</row>`)).rejects.toMatchObject({ code: 'too-large' });
    await expect(withCells(`<row r="300">${cell('XFD300', ` x="${'y'.repeat(5000)}"`)}</row>`)).rejects.toMatchObject({
      code: 'too-large',
    });
    await expect(
      withCells(`<row r='300'>${cell('XFD300').replace('"XFD300"', "'XFD300'")}</row>`),
    ).rejects.toMatchObject({ code: 'too-large' });
    for (const hidden of [' x=">"', ' x="/>"'])
      await expect(withCells(`<row r="300">${cell('XFD300', hidden)}</row>`)).rejects.toMatchObject({
        code: 'invalid',
      });
    await expect(withCells('<row r="1048577"/>')).rejects.toMatchObject({ code: 'invalid' });
    // What a spreadsheet writes for a column that was given a border.
    expect((await withCells('<row r="300"><c r="XFD300" s="1"/></row>')).map(({ cells: row }) => row)).toEqual([
      ['name'],
      ['x'],
    ]);
    expect(await withCells(`<row r="300">${cell('B300')}</row>`)).toHaveLength(3);
  });
  it('is refused when it is not a sheet, or in an old format', async () => {
    await expect(readSheet(zipSync({ 'a.txt': strToU8('a') }))).rejects.toMatchObject({ code: 'invalid' });
    await expect(readSheet(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]))).rejects.toMatchObject({
      code: 'unsupported-type',
    });
    await expect(readSheet(new Uint8Array(11 * 1024 * 1024))).rejects.toMatchObject({ code: 'too-large' });
  });
});
