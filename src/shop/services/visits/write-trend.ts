import { formatDate, formatDecimal, formatMonth } from '#src/kernel/format.ts';
import type { Box, Style } from '#src/platform/pdf/pdf-page.ts';
import type { ReportPage } from './report-page.ts';
import type { TrendStep } from './trend.ts';

const SOFT = '#4a5b6e';
const [HEIGHT, MOST] = [64, 6];
const SMALL: Style = { size: 7.2, colour: SOFT, lead: 1.35 };

/** A bar for each interval between two visits, from zero up, so that a small change looks small; and the last one in a sentence. */
export function writeTrend({ paper, words, locale }: ReportPage, trend: TrendStep[], { x, y, width }: Box): number {
  const { pdf } = paper;
  let at = paper.write(
    `${words('report.trend')} (${words('report.perDay')})`,
    { x, y, width },
    { size: 8, weight: 'bold', colour: SOFT },
  );
  const steps = trend.slice(-MOST);
  const last = steps.at(-1);
  if (!last) return paper.write(words('report.noTrend'), { x, y: at + 3, width }, { size: 9, lead: 1.4 });
  const most = Math.max(...steps.map(({ perDay }) => perDay), 0.1);
  const place = width / MOST;
  const foot = at + 14 + HEIGHT;
  steps.forEach((step, index) => {
    const left = x + index * place;
    const height = Math.max(1, (step.perDay / most) * HEIGHT);
    pdf
      .roundedRect(left + place * 0.14, foot - height, place * 0.72, height, 2)
      .fill(index === steps.length - 1 ? '#f6a81a' : '#9db8d2');
    centred(formatDecimal(step.perDay, 1), left, foot - height - 11, { size: 7.6, weight: 'bold', lead: 1.3 });
    centred(formatMonth(locale, step.to), left, foot + 2, SMALL);
  });
  pdf
    .moveTo(x, foot)
    .lineTo(x + width, foot)
    .lineWidth(0.6)
    .stroke('#c3ccd6');
  at = foot + 16;
  const before = steps.at(-2);
  const places = {
    date: formatDate(locale, last.from),
    now: formatDecimal(last.perDay, 1),
    before: before ? formatDecimal(before.perDay, 1) : '',
  };
  return paper.write(
    words(before ? 'report.up' : 'report.first', places),
    { x, y: at, width },
    { size: 8.6, lead: 1.4 },
  );

  function centred(text: string, left: number, top: number, style: Style): void {
    const wide = paper.widthOf(text, style);
    paper.write(text, { x: left + (place - wide) / 2, y: top, width: wide + 1 }, style);
  }
}
