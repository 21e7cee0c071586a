import { onOneLine, type ShopSettings, sellerOf } from '#src/kernel/brand.ts';
import { formatDate, formatDecimal, formatTime } from '#src/kernel/format.ts';
import { instantInIndia } from '#src/kernel/india-time.ts';
import { languageOf } from '#src/kernel/locales.ts';
import { writeLedger } from '#src/platform/pdf/data-table.ts';
import { CONTENT, openPdf, type Style } from '#src/platform/pdf/pdf-page.ts';
import { writeTable } from '#src/platform/pdf/table.ts';
import { writeTestMark } from '#src/platform/pdf/test-mark.ts';
import { type Look, PLAIN_LOOK, writeHead, writePageFoot } from '#src/shop/back-office/settings/letterhead.ts';
import { localeOf } from '#src/shop/notifications/language.ts';
import { mailWords, wordsInAll } from '#src/shop/notifications/mail-words.ts';
import { pointsOf } from './checklist.ts';
import { CLEANING_SOURCE, type CleaningAdvice } from './cleaning-advice.ts';
import type { ExpectedOutput } from './expected-output.ts';
import type { PhotoSide } from './photo.ts';
import { heading, type ReportPage } from './report-page.ts';
import type { TrendStep } from './trend.ts';
import type { Visit, Work } from './visit.ts';
import { expectedRows, writeBasis } from './write-expected.ts';
import { writePhotos } from './write-photos.ts';
import { writeTrend } from './write-trend.ts';

export type ReportContent = {
  /** The shop's name and contacts. */
  store: ShopSettings;
  visit: Visit;
  completedAt: Date;
  work: Work;
  advice: CleaningAdvice | undefined;
  trend: TrendStep[];
  /** Expected beside measured, where the customer's plant is known. */
  output?: ExpectedOutput | undefined;
  /** JPEG files. */
  photos: Record<PhotoSide, Buffer[]>;
};

const titleOf = ({ planKind }: Visit) => (planKind === 'survey' ? 'report.surveyTitle' : 'report.title');

const SOFT = '#4a5b6e';
const GAP = 22;
const BODY: Style = { size: 9, lead: 1.45 };

/** Renders the health report of a visit as an A4 PDF in the language of its booking: the same content gives the same bytes. */
export async function writeReport(content: ReportContent, look: Look = PLAIN_LOOK): Promise<Buffer> {
  const { store, visit, completedAt } = content;
  const locale = localeOf(visit.locale);
  const words = mailWords(locale);
  const title = words(titleOf(visit));
  const paper = await openPdf({
    title: `${title} ${visit.bookingNumber}`,
    author: sellerOf(store),
    language: languageOf(locale),
    at: completedAt,
  });
  const desk = { paper, words, locale, look };
  let y = writeHead(paper, { name: store.longName, right: title, look });
  y = writeOpening(desk, content, y);
  y = writeSite(desk, content, y + 16);
  y = writeChecklist(desk, content, y + 18);
  if (visit.planKind !== 'survey') y = writeReadings(desk, content, y + 18);
  y = writeWords(desk, content, y + 18);
  y = writeNext(desk, content, y + 14);
  y = writePhotos(desk, content.photos, y + 18);
  writeSignature(desk, content, y + 18);
  const { phone, email } = store.contact;
  return paper.finish((page, pages) => {
    if (visit.test) writeTestMark(paper, wordsInAll('test.report'));
    writePageFoot(paper, {
      left: [onOneLine([sellerOf(store), store.legal.address], ', '), onOneLine([phone, email], '  ·  ')].filter(
        Boolean,
      ),
      right: words('report.page', { page: String(page), pages: String(pages) }),
    });
  });
}

function writeOpening(
  { paper, words, locale, look }: ReportPage,
  { visit, completedAt }: ReportContent,
  top: number,
): number {
  const left = CONTENT.width * 0.44;
  const below = paper.write(
    words(titleOf(visit)),
    { x: CONTENT.x, y: top - 2, width: left },
    { size: 19, weight: 'bold', lead: 1.25 },
  );
  const under = paper.write(
    words('report.of', { date: formatDate(locale, completedAt) }),
    { x: CONTENT.x, y: below + 2, width: left },
    { size: 11, colour: look.heading, weight: 'bold' },
  );
  const facts = [
    [words('report.number'), String(visit.bookingNumber)],
    [words('report.plan'), visit.planName],
    [words('report.technician'), visit.technicianName],
    [
      words('report.visit'),
      words('report.visitTime', {
        from: formatTime(locale, visit.startedAt ?? visit.startsAt),
        to: formatTime(locale, completedAt),
      }),
    ],
  ];
  const style = { size: 8.8, lead: 1.35 };
  const x = CONTENT.x + left + GAP;
  return Math.max(
    under,
    writeTable(
      paper,
      { x, y: top - 4, width: CONTENT.width - left - GAP },
      [
        { share: 2, style: { ...style, colour: SOFT } },
        { share: 4, style },
      ],
      facts,
    ),
  );
}

function writeSite({ paper, words, look }: ReportPage, { visit }: ReportContent, top: number): number {
  const width = (CONTENT.width - GAP) / 2;
  const { fullAddress, landmark, city, state, zipcode, phone } = visit.address;
  const blocks: [string, string[]][] = [
    [words('report.customer'), [visit.name, ...(phone ? [words('report.phone', { phone })] : [])]],
    [words('report.site'), [fullAddress, landmark, `${city} ${zipcode}, ${state}`].filter(Boolean)],
  ];
  const ends = blocks.map(([label, lines], at) => {
    const box = (y: number) => ({ x: CONTENT.x + at * (width + GAP), y, width });
    let y = paper.write(label, box(top), { size: 7.6, weight: 'bold', colour: look.heading });
    for (const line of lines) y = paper.write(line, box(y), BODY);
    return y;
  });
  return Math.max(...ends);
}

function writeChecklist(desk: ReportPage, { visit, work }: ReportContent, top: number): number {
  const { paper, words } = desk;
  const points = pointsOf(visit);
  const count = (result: string) => points.filter((point) => work.checklist[point]?.result === result).length;
  let y = heading(desk, words('report.checklist'), top, 110);
  const summary = words('report.summary', {
    ok: count('ok'),
    count: points.length - count('na'),
    attention: count('attention'),
  });
  y = paper.write(summary, { x: CONTENT.x, y, width: CONTENT.width }, BODY) + 6;
  const columns = [
    { label: words('report.point'), width: 190 },
    { label: words('report.result'), width: 84 },
    { label: words('report.remark') },
  ];
  const rows = points.map((point) => {
    const found = work.checklist[point];
    return [words(`points.${point}`), found ? words(`results.${found.result}`) : '–', found?.remark || '–'];
  });
  return writeLedger(paper, { x: CONTENT.x, y, width: CONTENT.width }, columns, rows);
}

function writeReadings(desk: ReportPage, content: ReportContent, top: number): number {
  const { paper, words } = desk;
  const { work } = content;
  const kwh = (value: number | null, unit: string) => (value === null ? '–' : `${formatDecimal(value, 1)} ${unit}`);
  let y = heading(desk, words('report.readings'), top, 152);
  const style = { size: 9, lead: 1.4 };
  const rows = [
    [
      words('report.total'),
      work.totalKwh === null ? words('report.noReading', { reason: work.meterNote || '–' }) : kwh(work.totalKwh, 'kWh'),
    ],
    [words('report.today'), kwh(work.todayKwh, 'kWh')],
    [words('report.power'), kwh(work.inverterKw, 'kW')],
    ...expectedRows(desk, content.output),
  ];
  const width = CONTENT.width * 0.42;
  const below = writeTable(
    paper,
    { x: CONTENT.x, y, width },
    [
      { share: 3, style: { ...style, colour: SOFT } },
      { share: 2, style },
    ],
    rows,
  );
  const basis = writeBasis(desk, content.output, { x: CONTENT.x, y: below + 3, width });
  const x = CONTENT.x + width + GAP;
  y = writeTrend(desk, content.trend, { x, y, width: CONTENT.width - width - GAP });
  return Math.max(basis, y);
}

function writeWords(desk: ReportPage, { work }: ReportContent, top: number): number {
  const { paper, words } = desk;
  let y = heading(desk, words('report.findings'), top);
  const box = (at: number) => ({ x: CONTENT.x, y: at, width: CONTENT.width });
  y = paper.write(work.findings || words('report.none'), box(y), BODY);
  if (!work.advice) return y;
  y = heading(desk, words('report.advice'), y + 14);
  return paper.write(work.advice, box(y), BODY);
}

function writeNext(desk: ReportPage, { advice }: ReportContent, top: number): number {
  if (!advice) return top;
  const { paper, words, locale } = desk;
  const box = (at: number) => ({ x: CONTENT.x, y: at, width: CONTENT.width });
  let y = heading(desk, words('report.next'), top, 80);
  y = paper.write(
    words('report.nextText', {
      date: formatDate(locale, instantInIndia(advice.dueOn, '00:00')),
      days: String(advice.gapDays),
    }),
    box(y),
    BODY,
  );
  return paper.write(words('report.source', { source: CLEANING_SOURCE.name }), box(y + 2), {
    size: 7.6,
    colour: SOFT,
    lead: 1.4,
  });
}

/** The signatory's name and signature, drawn on a field of 600 × 200. */
function writeSignature(desk: ReportPage, { work, completedAt }: ReportContent, top: number): void {
  const { paper, words, locale } = desk;
  let y = heading(desk, words('report.signed'), top, work.signature ? 110 : 44);
  const { pdf } = paper;
  if (work.signature) {
    pdf.save().translate(CONTENT.x, y).scale(0.26);
    pdf.lineWidth(5).lineCap('round').lineJoin('round').path(work.signature).stroke('#0b2239');
    pdf.restore();
    y += 56;
  }
  paper.write(
    words('report.agreed', { name: work.signedBy, date: formatDate(locale, work.signedAt ?? completedAt) }),
    { x: CONTENT.x, y, width: CONTENT.width },
    BODY,
  );
}
