import { formatCount, formatDecimal } from '#src/kernel/format.ts';
import { dayInIndia } from '#src/kernel/india-time.ts';
import { CONTENT } from '#src/platform/pdf/pdf-page.ts';
import { drawQrCode } from '#src/platform/pdf/qr-code.ts';
import { writeTable } from '#src/platform/pdf/table.ts';
import { GAP, type ProposalContent, type ProposalPage, paragraph, SMALL, SOFT, writtenDay } from './proposal-paper.ts';

const QR = 92;

/** What it is, until when its price holds, and where it can be opened. */
export function writeOpening(page: ProposalPage, content: ProposalContent, top: number): number {
  const { paper, words, locale, look } = page;
  const { version, address, today } = content;
  const { plan, place, use } = version.result;
  const width = CONTENT.width - QR - GAP;
  const kw = formatDecimal(plan.chosen.kit.kwp, 2);
  const y = paper.write(
    words.own('pdf.heading', { kw, place: place.name }),
    { x: CONTENT.x, y: top - 2, width },
    { size: 18, weight: 'bold', lead: 1.25 },
  );
  const style = { size: 8.8, lead: 1.35 };
  const facts = [
    [words.own('pdf.number'), String(version.number)],
    [words.own('pdf.made'), writtenDay(locale, dayInIndia(version.createdAt))],
    [words.own('pdf.valid'), writtenDay(locale, version.validUntil)],
    [words.own('pdf.use'), formatCount(Math.round(use.perBill))],
    [words.own('pdf.kit'), plan.chosen.kit.name],
  ];
  const below = writeTable(
    paper,
    { x: CONTENT.x, y: y + 4, width },
    [
      { share: 2, style: { ...style, colour: SOFT } },
      { share: 4, style },
    ],
    facts,
  );
  const x = CONTENT.x + CONTENT.width - QR;
  drawQrCode(paper, address, { x, y: top, size: QR });
  paper.pdf.link(x, top, QR, QR, address);
  const under = paper.write(words.own('pdf.link'), { x, y: top + QR + 2, width: QR }, SMALL);
  const end = Math.max(below, under);
  if (today <= version.validUntil) return end;
  const ended = words.own('pdf.ended', { day: writtenDay(locale, version.validUntil) });
  return paragraph(page, ended, end + 10, { size: 10.5, weight: 'bold', colour: look.heading, lead: 1.4 });
}
