import { strToU8, zipSync } from 'fflate';

const OFFICE = 'http://schemas.openxmlformats.org';
const PARTS: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${OFFICE}/spreadsheetml/2006/main" xmlns:r="${OFFICE}/officeDocument/2006/relationships"><sheets><sheet name="Price list" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** A workbook with these cells by position, and these areas merged, as a spreadsheet saves them: only the first cell has the value. */
function workbook(rows: (string | number | undefined)[][], merged: string[]): Buffer {
  const cell = (value: string | number | undefined, place: string) => {
    if (value === undefined || value === '') return '';
    return typeof value === 'number'
      ? `<c r="${place}"><v>${value}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
  };
  const lines = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((value, column) => cell(value, `${String.fromCharCode(65 + column)}${at + 1}`)).join('')}</row>`,
  );
  const areas = merged.map((area) => `<mergeCell ref="${area}"/>`).join('');
  const sheet = `<worksheet xmlns="${OFFICE}/spreadsheetml/2006/main"><sheetData>${lines.join('')}</sheetData><mergeCells count="${merged.length}">${areas}</mergeCells></worksheet>`;
  return Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries({ ...PARTS, 'xl/worksheets/sheet1.xml': sheet }).map(([name, text]) => [name, strToU8(text)]),
      ),
    ),
  );
}

/**
 * A dealer's price list: a title across all columns, an address, headings, a brand above its products' rows, headings in between, a total. `mark`
 * distinguishes its names from those of another run.
 */
export const priceList = (mark = ''): Buffer =>
  workbook(
    [
      ['SHREE SOLAR TRADERS, Rajkot'],
      ['Price list of solar products, w.e.f. 22/09/2025'],
      [],
      ['Sr. No.', 'Make', 'Particulars', 'Model No.', 'Rate (Rs.)', 'MRP', 'Closing Stock', 'HSN/SAC', 'GST %', 'Wt.'],
      ['PANELS'],
      [
        1,
        `Suryodaya${mark}`,
        `Suryodaya mono panel 540 W${mark}`,
        `SY-540${mark}`,
        13500,
        18000,
        12,
        85414300,
        0.05,
        '27.5 kg',
      ],
      [
        2,
        undefined,
        `Suryodaya mono panel 335 W${mark}`,
        `SY-335${mark}`,
        '8,250.00',
        '11,000.00',
        '4+',
        85414300,
        0.05,
        '18.4 kg',
      ],
      [3, undefined, `Suryodaya poly panel 100 W${mark}`, `SY-100${mark}`, 3000, 2500, 8, 85414300, 0.05, '7 kg'],
      ['CABLES'],
      [4, `Tarang${mark}`, `Tarang DC cable 4 sq mm${mark}`, `TC-4${mark}`, 45, 60, 1000, 8544, 0.18, '60 g'],
      ['Total', undefined, undefined, undefined, undefined, undefined, 1024],
      ['Terms: goods once sold are not taken back'],
    ],
    ['A1:J1', 'A2:J2', 'A5:J5', 'B6:B8', 'A9:J9', 'A12:J12'],
  );
