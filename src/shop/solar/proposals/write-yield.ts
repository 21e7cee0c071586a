import { dateFormat, formatCount, formatDecimal } from '#src/kernel/format.ts';
import { schemeEnd } from '#src/kernel/solar/figures/scheme-end.ts';
import { unconfirmedIn } from '#src/kernel/solar/figures/unconfirmed.ts';
import { type LedgerCell, writeLedger } from '#src/platform/pdf/data-table.ts';
import { CONTENT, type Style } from '#src/platform/pdf/pdf-page.ts';
import type { ProposalVersion } from './proposal.ts';
import { heading, type ProposalPage, paragraph, SOFT, writtenDay } from './proposal-paper.ts';

const HEIGHT = 84;
const LABEL: Style = { size: 7.2, colour: SOFT, lead: 1.35 };
const WHITE_SPACE = 150;

/** Whole rupees: a plan is about, only a price is exact. */
const about = (amount: number): string => `${amount < 0 ? '−' : ''}₹${formatCount(Math.abs(Math.round(amount / 100)))}`;

/** The figures that decide, each with its range. */
export function writeSummary(page: ProposalPage, { result, offer }: ProposalVersion, top: number): number {
  const { words, paper, locale } = page;
  const { plan: t, own } = words;
  const { saved, year, payback, subsidy } = result.plan.chosen;
  const end = schemeEnd(result);
  const years = (value: number | undefined) =>
    value === undefined ? t('over25') : t('years', { years: formatDecimal(value, 1) });
  const rows = [
    [
      t('summary.installed'),
      offer.installed === null ? t('summary.askPrice') : about(offer.installed),
      offer.installed === null ? t('summary.noPrice') : t('summary.withTax'),
    ],
    [
      t('summary.saved'),
      about(saved.expected / 12),
      t('summary.between', { from: about(saved.careful / 12), to: about(saved.good / 12) }),
    ],
    payback
      ? [t('summary.payback'), years(payback.years), t('summary.carefully', { years: years(payback.careful) })]
      : [t('summary.payback'), t('summary.unknown'), t('summary.noUpkeep')],
    [
      t('summary.subsidy'),
      subsidy.why === 'due' ? about(subsidy.amount) : t('summary.noSubsidy'),
      subsidy.why === 'due'
        ? t('summary.later')
        : t(`subsidy.${subsidy.why}`, { day: end ? writtenDay(locale, end) : t('price.unknownEnd') }),
    ],
  ];
  // In the order of the rows: what rests on a figure that nobody has confirmed says so.
  const unconfirmed = unconfirmedIn(result.used);
  const marked = (['installed', 'saved', 'payback', 'subsidy'] as const).map((one, at): LedgerCell[] => {
    const [name = '', value = '', range = ''] = rows[at] ?? [];
    const under = words.figures('figureMarks.unconfirmed');
    return [name, unconfirmed.includes(one) ? { text: value, under } : value, range];
  });
  const columns = [
    { label: own('pdf.figure'), width: 130 },
    { label: own('pdf.expected'), width: 110 },
    { label: own('pdf.range') },
  ];
  const y = heading(page, own('pdf.summary'), top, 120);
  const below = writeLedger(paper, { x: CONTENT.x, y, width: CONTENT.width }, columns, marked);
  const units = { year: Math.round(year.expected), careful: Math.round(year.careful), good: Math.round(year.good) };
  return paragraph(page, t('months.text', units), below + 8);
}

/** A bar for each month from January, each with its units. */
export function writeMonths(page: ProposalPage, { result }: ProposalVersion, top: number): number {
  const { paper, words, locale } = page;
  const { months } = result.plan.chosen;
  const { pdf } = paper;
  const y = heading(page, words.own('pdf.months'), top, WHITE_SPACE);
  const most = Math.max(...months, 1);
  const place = CONTENT.width / months.length;
  const foot = y + 14 + HEIGHT;
  const name = dateFormat(locale, { month: 'short', timeZone: 'UTC' });
  months.forEach((units, month) => {
    const left = CONTENT.x + month * place;
    const height = Math.max(1, (units / most) * HEIGHT);
    pdf.roundedRect(left + place * 0.14, foot - height, place * 0.72, height, 2).fill('#f6a81a');
    centred(formatCount(Math.round(units)), left, foot - height - 11, { size: 7.6, weight: 'bold', lead: 1.3 });
    centred(name.format(new Date(Date.UTC(2026, month, 15))), left, foot + 3, LABEL);
  });
  pdf
    .moveTo(CONTENT.x, foot)
    .lineTo(CONTENT.x + CONTENT.width, foot)
    .lineWidth(0.6)
    .stroke('#c3ccd6');
  return foot + 18;

  function centred(text: string, left: number, at: number, style: Style): void {
    const wide = paper.widthOf(text, style);
    paper.write(text, { x: left + (place - wide) / 2, y: at, width: wide + 1 }, style);
  }
}
