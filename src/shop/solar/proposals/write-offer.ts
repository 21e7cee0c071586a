import { formatPaise, paise } from '#src/kernel/money.ts';
import { schemeEnd } from '#src/kernel/solar/figures/scheme-end.ts';
import { writeLedger } from '#src/platform/pdf/data-table.ts';
import { CONTENT } from '#src/platform/pdf/pdf-page.ts';
import { sayFinding } from '#src/shop/catalogue/compatibility/say-finding.ts';
import type { ProposalVersion } from './proposal.ts';
import { BODY, GAP, heading, type ProposalPage, paragraph, SMALL, writtenDay } from './proposal-paper.ts';

const INCLUDED = ['kit', 'work', 'tax'] as const;
const EXCLUDED = ['meter', 'civil', 'strengthening'] as const;

/** With installation and loose, and the subsidy as money that comes later, with the end of its scheme. */
export function writePrices(page: ProposalPage, { result, offer }: ProposalVersion, top: number): number {
  const { paper, words, locale } = page;
  const { plan: t, own } = words;
  const { price, subsidy } = result.plan.chosen;
  const rows = [
    ...(price
      ? [
          [t('price.installed'), ''],
          [`– ${t('price.goods')}`, rupees(price.goods.gross)],
          [`– ${t('price.service')}`, rupees(price.service.gross)],
          [`– ${t('price.total')}`, rupees(price.total)],
        ]
      : [[t('price.installed'), t('summary.askPrice')]]),
    [t('price.loose'), ''],
    [`– ${t('price.kit')}`, rupees(offer.kit)],
    ...(price ? [[`– ${t('price.looseTotal')}`, rupees(price.loose)]] : []),
  ];
  let y = heading(page, own('pdf.price'), top, 130);
  const columns = [{ label: own('pdf.what') }, { label: own('pdf.amount'), width: 90, align: 'end' as const }];
  y = writeLedger(paper, { x: CONTENT.x, y, width: CONTENT.width }, columns, rows) + 6;
  if (price) y = paragraph(page, t('price.why'), y, SMALL);
  const isDue = subsidy.why === 'due';
  const title = isDue ? t('price.subsidy', { amount: rupees(subsidy.amount) }) : t('price.noSubsidy');
  y = paragraph(page, title, y + 8, { ...BODY, weight: 'bold' });
  const end = schemeEnd(result);
  const until = end ? writtenDay(locale, end) : t('price.unknownEnd');
  return paragraph(page, isDue ? t('price.subsidyText', { until }) : t(`subsidy.${subsidy.why}`, { day: until }), y);
}

/** What to mind of the parts; what holds is only counted. */
export function writeFindings(page: ProposalPage, { result }: ProposalVersion, top: number): number {
  const { words, locale } = page;
  const { plan: t, own } = words;
  const { findings } = result.plan.chosen.kit;
  const said = findings.map((one) => ({ verdict: one.verdict, text: sayFinding(locale, one) }));
  const once = said.filter((one, at) => said.findIndex(({ text }) => text === one.text) === at);
  const fits = once.filter(({ verdict }) => verdict === 'fits');
  const others = once.filter(({ verdict }) => verdict !== 'fits');
  let y = heading(page, own('pdf.fits'), top);
  y = paragraph(page, t('findings.count', { count: fits.length }), y);
  if (others.length === 0) return paragraph(page, own('pdf.noWarnings'), y);
  for (const { verdict, text } of others) y = paragraph(page, `${t(`findings.${verdict}`)}: ${text}`, y + 2);
  return y;
}

/** What no price includes, until when it holds, and that it is a plan. */
export function writeConditions(page: ProposalPage, { validUntil }: ProposalVersion, top: number): number {
  const { paper, words, locale, look } = page;
  const { plan: t, own } = words;
  const width = (CONTENT.width - GAP) / 2;
  const lists: [string, string[]][] = [
    [own('pdf.included'), INCLUDED.map((key) => t(`included.${key}`))],
    [own('pdf.excluded'), EXCLUDED.map((key) => t(`excluded.${key}`))],
  ];
  const y = paper.room(top, 100);
  const ends = lists.map(([title, items], at) => {
    const box = (line: number) => ({ x: CONTENT.x + at * (width + GAP), y: line, width });
    let line = paper.write(title, box(y), { size: 11.5, weight: 'bold', colour: look.heading, lead: 1.5 }) + 4;
    for (const item of items) line = paper.write(`– ${item}`, box(line), BODY);
    return line;
  });
  const below = paragraph(page, own('pdf.validity', { day: writtenDay(locale, validUntil) }), Math.max(...ends) + 10, {
    ...BODY,
    weight: 'bold',
  });
  return paragraph(page, t('sources.careful'), below + 4, SMALL);
}

const rupees = (amount: number) => formatPaise(paise(amount));
