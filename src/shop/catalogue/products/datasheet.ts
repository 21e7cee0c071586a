import { onOneLine, type ShopSettings, sellerOf } from '#src/kernel/brand.ts';
import { CONTENT, openPdf, type PdfPage } from '#src/platform/pdf/pdf-page.ts';
import { writeTable } from '#src/platform/pdf/table.ts';
import { type Look, PLAIN_LOOK, writeHead, writePageFoot } from '#src/shop/back-office/settings/letterhead.ts';

/** The contents of a datasheet, worded in the reader's language. */
export type Datasheet = {
  language: string;
  title: string;
  name: string;
  line: string;
  /** The first sentences of the description. */
  about: string;
  picture: Buffer | undefined;
  /** Price, warranty, origin and the like, ahead of the other figures. */
  facts: [label: string, value: string][];
  sections: { heading: string; rows: [label: string, value: string][] }[];
  lists: { heading: string; items: string[] }[];
  note: string;
  /** The product's address in the shop. */
  address: string;
  /** Contains `{page}` and `{pages}`. */
  pageOf: string;
  at: Date;
};

const SOFT = '#4a5b6e';
const PICTURE = 168;

/** Writes a product's datasheet: an A4 PDF, one page for most products and two for those with many figures. */
export async function writeDatasheet(
  sheet: Datasheet,
  { longName, legal, contact }: ShopSettings,
  look: Look = PLAIN_LOOK,
): Promise<Buffer> {
  const paper = await openPdf({
    title: `${sheet.name} · ${sheet.title}`,
    author: longName,
    language: sheet.language,
    at: sheet.at,
  });
  let y = writeHead(paper, { name: longName, right: sheet.title, look });
  y = writeOpening(paper, sheet, y);
  for (const { heading, rows } of sheet.sections) {
    y = paper.room(y + 14, 56);
    y =
      paper.write(
        heading,
        { x: CONTENT.x, y, width: CONTENT.width },
        { size: 11, weight: 'bold', colour: look.heading },
      ) + 2;
    y = writeTable(
      paper,
      { x: CONTENT.x, y, width: CONTENT.width },
      [{ share: 2, style: { colour: SOFT } }, { share: 3 }],
      rows,
    );
  }
  for (const { heading, items } of sheet.lists) {
    y = paper.room(y + 14, 48);
    y =
      paper.write(
        heading,
        { x: CONTENT.x, y, width: CONTENT.width },
        { size: 11, weight: 'bold', colour: look.heading },
      ) + 2;
    const text = items.join('  ·  ');
    y = paper.write(text, { x: CONTENT.x, y: paper.room(y, paper.measure(text, CONTENT.width)), width: CONTENT.width });
  }
  y = paper.room(y + 16, paper.measure(sheet.note, CONTENT.width, { size: 8 }));
  paper.write(sheet.note, { x: CONTENT.x, y, width: CONTENT.width }, { size: 8, colour: SOFT });
  const { phone, email } = contact;
  return paper.finish((page, pages) =>
    writePageFoot(paper, {
      left: [
        onOneLine([sellerOf({ legal, longName }), legal.address], ', '),
        onOneLine([phone, email], '  ·  '),
        sheet.address,
      ].filter(Boolean),
      right: sheet.pageOf.replace('{page}', String(page)).replace('{pages}', String(pages)),
    }),
  );
}

/** Name, picture and the main facts, side by side. */
function writeOpening(paper: PdfPage, sheet: Datasheet, top: number): number {
  const gap = 24;
  const width = sheet.picture ? CONTENT.width - PICTURE - gap : CONTENT.width;
  let y = paper.write(sheet.name, { x: CONTENT.x, y: top, width }, { size: 19, weight: 'bold', lead: 1.22 }) + 4;
  y = paper.write(sheet.line, { x: CONTENT.x, y, width }, { size: 10.5, colour: SOFT }) + 8;
  y = writeTable(
    paper,
    { x: CONTENT.x, y, width },
    [
      { share: 2, style: { colour: SOFT } },
      { share: 3, style: { weight: 'bold' } },
    ],
    sheet.facts,
  );
  if (sheet.picture) {
    const x = CONTENT.x + CONTENT.width - PICTURE;
    paper.pdf.save();
    paper.pdf.roundedRect(x, top, PICTURE, PICTURE, 8).clip();
    paper.pdf.image(sheet.picture, x, top, { cover: [PICTURE, PICTURE], align: 'center', valign: 'center' });
    paper.pdf.restore();
    y = Math.max(y, top + PICTURE);
  }
  return sheet.about ? paper.write(sheet.about, { x: CONTENT.x, y: y + 14, width: CONTENT.width }) : y;
}
