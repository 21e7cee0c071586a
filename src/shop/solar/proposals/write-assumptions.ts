import type { DatedFigure } from '#src/kernel/solar/figures/dated-figure.ts';
import { type LedgerCell, writeLedger } from '#src/platform/pdf/data-table.ts';
import { CONTENT } from '#src/platform/pdf/pdf-page.ts';
import type { ProposalVersion } from './proposal.ts';
import { BODY, heading, type ProposalPage, paragraph, SMALL, writtenDay } from './proposal-paper.ts';

const EDGE = '#d08700';

/** Every figure with its source and days; those that nobody has confirmed apart, beside a line of their own colour; and what was not known. */
export function writeAssumptions(page: ProposalPage, { result }: ProposalVersion, top: number): number {
  const { words } = page;
  const { own, plan: t, figures } = words;
  const confirmed = result.used.filter((one) => one.confirmed);
  const unconfirmed = result.used.filter((one) => !one.confirmed);
  let y = heading(page, own('pdf.assumptions'), top, 90);
  if (result.rate.from === 'own-bill') y = paragraph(page, t('sources.ownBill'), y) + 4;
  if (confirmed.length > 0) y = writeFigures(page, confirmed, y);
  if (unconfirmed.length > 0) {
    y = heading(page, own('pdf.unconfirmed'), y + 12, 110);
    y = paragraph(page, own('pdf.unconfirmedText'), y, SMALL) + 4;
    y = writeFigures(page, unconfirmed, y, true);
  }
  if (result.missing.length === 0) return y;
  y = heading(page, own('pdf.missing'), y + 12);
  for (const { key, why, day } of result.missing) {
    const said = t(`sources.${why}`, { day: day ? writtenDay(page.locale, day) : '' });
    y = paragraph(page, `– ${figures(`figureNames.${key}`)}: ${said}`, y, BODY);
  }
  return y;
}

/** @param marked each row says that it is not confirmed */
function writeFigures(page: ProposalPage, used: readonly DatedFigure[], top: number, marked = false): number {
  const { paper, locale, words } = page;
  const { own, figures } = words;
  const day = (one: string) => writtenDay(locale, one);
  const rows = used.map(
    ({ key, scope, source, kind, effectiveFrom: from, effectiveTo: to, checkedOn }): LedgerCell[] => [
      { text: figures(`figureNames.${key}`), under: figures(`figureScopes.${scope}`) },
      {
        text: source,
        under: [figures(`figureKinds.${kind}`), ...(marked ? [figures('figureMarks.unconfirmed')] : [])].join(' · '),
      },
      {
        text: to ? own('pdf.sinceUntil', { from: day(from), to: day(to) }) : own('pdf.since', { from: day(from) }),
        under: own('pdf.checked', { day: day(checkedOn) }),
      },
    ],
  );
  const columns = [
    { label: own('pdf.figure'), width: 130 },
    { label: own('pdf.source') },
    { label: own('pdf.days'), width: 150 },
  ];
  const below = writeLedger(paper, { x: CONTENT.x, y: top, width: CONTENT.width }, columns, rows);
  if (marked && below > top)
    paper.pdf
      .moveTo(CONTENT.x - 6, top)
      .lineTo(CONTENT.x - 6, below)
      .lineWidth(2)
      .dash(3, { space: 2 })
      .stroke(EDGE)
      .undash();
  return below;
}
