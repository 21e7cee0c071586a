import { formatDate, formatDecimal } from '#src/kernel/format.ts';
import type { Box } from '#src/platform/pdf/pdf-page.ts';
import type { ExpectedOutput } from './expected-output.ts';
import type { ReportPage } from './report-page.ts';

const SOFT = '#4a5b6e';

/** What the plant gave and what the sun let expect, as rows of the readings. */
export function expectedRows({ words, locale }: ReportPage, output: ExpectedOutput | undefined): string[][] {
  if (!output) return [];
  const { since, measured, expected } = output;
  const perDay = (kwh: number) => words('report.aDay', { kwh: formatDecimal(kwh, 1) });
  const percent = String(Math.round((100 * measured) / expected));
  return [
    [words('report.expected', { date: formatDate(locale, since) }), perDay(expected)],
    [words('report.measured'), words('report.ofExpected', { measured: perDay(measured), percent })],
  ];
}

/** What the expected figure was made from; answers the y below. */
export function writeBasis({ paper, words }: ReportPage, output: ExpectedOutput | undefined, box: Box): number {
  if (!output) return box.y;
  const said = words('report.expectedFrom', { kw: formatDecimal(output.kwp, 2), place: output.place });
  return paper.write(said, box, { size: 7.6, colour: SOFT, lead: 1.4 });
}
