import { BRAND, onOneLine } from '#src/kernel/brand.ts';
import { CONTENT, openPdf, type PdfPage } from '#src/platform/pdf/pdf-page.ts';
import { writeTable } from '#src/platform/pdf/table.ts';
import { writeTestMark } from '#src/platform/pdf/test-mark.ts';
import { type Look, PLAIN_LOOK, writeHead, writePageFoot } from '#src/shop/back-office/settings/letterhead.ts';
import { wordsInAll } from '#src/shop/notifications/mail-words.ts';
import type { DocumentContent, Party } from './document.ts';
import { REFERS, TITLES, writtenDay } from './document-texts.ts';
import { writePositions } from './write-positions.ts';
import { writeTotals } from './write-totals.ts';

const SOFT = '#4a5b6e';
const GAP = 22;

/** Letterhead of documents issued before the shop's name and contacts could be set. */
const FORMER_HEAD = { name: BRAND.longName, phone: BRAND.contact.phone, email: BRAND.contact.email };

/** Renders a tax document as an A4 PDF from the content frozen at its issue: the same content gives the same bytes. */
export async function writeDocument(content: DocumentContent, look: Look = PLAIN_LOOK): Promise<Buffer> {
  const title = TITLES[content.kind];
  const head = content.head ?? FORMER_HEAD;
  const paper = await openPdf({
    title: `${title} ${content.number}`,
    author: content.seller.name,
    language: 'en',
    at: new Date(`${content.on}T00:00:00Z`),
  });
  let y = writeHead(paper, { name: head.name, right: 'Original for recipient', look });
  y = writeOpening(paper, content, y, look.heading);
  y = writeParties(paper, content, y + 18, look.heading);
  y = writePositions(paper, content, y + 18);
  writeTotals(paper, content, y + 16);
  return paper.finish((page, pages) => {
    // In all languages: every recipient must see that it is not a tax document.
    if (content.test) writeTestMark(paper, wordsInAll('test.document'));
    writePageFoot(paper, {
      left: [
        onOneLine([content.seller.name, content.seller.address], ', '),
        onOneLine([gstinWords('GSTIN ', content.seller), head.phone, head.email], '  ·  '),
      ],
      right: `${content.number}\nPage ${page} of ${pages}`,
    });
  });
}

/** The title, and the facts that identify the document. */
function writeOpening(paper: PdfPage, content: DocumentContent, top: number, heading: string): number {
  const left = CONTENT.width * 0.4;
  paper.write(TITLES[content.kind], { x: CONTENT.x, y: top - 2, width: left }, { size: 21, weight: 'bold', lead: 1.2 });
  const below = paper.write(
    content.number,
    { x: CONTENT.x, y: top + 27, width: left },
    { size: 12, colour: heading, weight: 'bold' },
  );
  const { label, number, on } = content.subject;
  const facts: [string, string][] = [
    ['Date', writtenDay(content.on)],
    [label, `${/^\d/.test(number) ? '#' : ''}${number} of ${writtenDay(on)}`],
    ...content.refersTo.map((one): [string, string] => [
      REFERS[content.kind],
      `${one.number} of ${writtenDay(one.on)}`,
    ]),
    ...(content.reason ? [['Reason', content.reason] as [string, string]] : []),
    ...(content.payment ? [['Payment', content.payment] as [string, string]] : []),
    ['Place of supply', stateWords(content.placeOfSupply)],
    ['Reverse charge', 'No'],
  ];
  const x = CONTENT.x + left + GAP;
  const style = { size: 8.6, lead: 1.3 };
  const columns = [
    { share: 2, style: { ...style, colour: SOFT } },
    { share: 4, style },
  ];
  return Math.max(below, writeTable(paper, { x, y: top - 4, width: CONTENT.width - left - GAP }, columns, facts));
}

/** A test document may be issued before there is a GSTIN, and says so. */
const gstinWords = (label: string, { gstin }: { gstin: string }): string => (gstin ? label + gstin : 'GSTIN not set');

const PLACES = { Order: 'Delivered to', Booking: 'Visit at', Installation: 'Installed at' } as const;

const stateWords = ({ name, code }: { name: string; code: string }) => `${name} (${code})`;

/** Seller, buyer and place of delivery, side by side. */
function writeParties(paper: PdfPage, content: DocumentContent, top: number, colour: string): number {
  const { seller, buyer, deliverTo } = content;
  const width = (CONTENT.width - 2 * GAP) / 3;
  const blocks: [string, string, string[]][] = [
    [
      'Sold by',
      seller.name,
      [
        ...(seller.address ? [seller.address] : []),
        ...(seller.state.code ? [`State: ${stateWords(seller.state)}`] : []),
        gstinWords('GSTIN: ', seller),
        ...(seller.pan ? [`PAN: ${seller.pan}`] : []),
      ],
    ],
    ['Billed to', buyer.name, partyLines(buyer)],
    [PLACES[content.subject.label], deliverTo.name, partyLines(deliverTo)],
  ];
  const ends = blocks.map(([heading, name, lines], at) => {
    const box = (y: number) => ({ x: CONTENT.x + at * (width + GAP), y, width });
    let y = paper.write(heading, box(top), { size: 7.6, weight: 'bold', colour });
    y = paper.write(name, box(y + 2), { size: 9.4, weight: 'bold', lead: 1.34 });
    for (const line of lines) y = paper.write(line, box(y), { size: 8.4, lead: 1.4 });
    return y;
  });
  return Math.max(...ends);
}

const partyLines = ({ lines, state, phone, gstin }: Party): string[] => [
  ...lines.filter(Boolean),
  `State: ${stateWords(state)}`,
  ...(phone ? [`Phone: ${phone}`] : []),
  ...(gstin ? [`GSTIN: ${gstin}`] : []),
];
