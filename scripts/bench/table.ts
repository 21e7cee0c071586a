import { MEASURES, type Measure } from './measures.ts';

/** A measured value, by the name of its measure. `doubt` says why it may not be taken at its word. */
export type Figure = { what: string; value: number; doubt?: string | undefined };
/** A row as it is shown and kept: measure, value, wanted, whether it holds, how it was measured. */
export type Row = [what: string, value: string, wanted: string, holds: string, measured: string];

const HEAD: Row = ['measure', 'last', 'wanted', 'holds', 'measured'];
const NONE = '–';

export function showValue(value: number, unit: Measure['unit']): string {
  if (Number.isNaN(value)) return NONE;
  if (value === Infinity) return '∞';
  if (unit === 'points') return value.toFixed(0);
  if (unit !== 'ratio') return `${value.toFixed(unit === 's' || value < 10 ? 1 : 0)} ${unit}`;
  if (value >= 0.1) return value.toFixed(value >= 10 ? 0 : 2);
  return value > 0 ? `1/${Math.round(1 / value)}` : '0';
}

/** What is wanted, in words that cannot be read the wrong way. */
function showWanted({ atLeast, atMost, unit }: Measure): string {
  if (atLeast !== undefined) return `≥ ${showValue(atLeast, unit)}`;
  return atMost === undefined ? '' : `≤ ${showValue(atMost, unit)}`;
}

/** Whatever casts doubt on a figure flatters the shop: it may be broken, but does not hold. */
export function judge({ atLeast, atMost }: Measure, { value, doubt }: Figure): string {
  if (atLeast === undefined && atMost === undefined) return '';
  if (Number.isNaN(value)) return '?';
  if (value < (atLeast ?? -Infinity) || value > (atMost ?? Infinity)) return 'NO';
  return doubt ? '?' : 'yes';
}

/**
 * Rows of these figures in the order of MEASURES. `measured` says when and how. What was compared on a machine that was not quiet is in doubt: either
 * side may have been the one that was disturbed.
 */
export function makeRows(figures: readonly Figure[], measured: string, quiet = true): Row[] {
  const strange = figures.find(({ what }) => !MEASURES.some((measure) => measure.what === what));
  if (strange) throw new Error(`${strange.what} is not among the measures`);
  return MEASURES.flatMap((measure) => {
    const figure = figures.find(({ what }) => what === measure.what);
    if (!figure) return [];
    const value = `${showValue(figure.value, measure.unit)}${figure.doubt ? ` (${figure.doubt})` : ''}`;
    const disturbed = !quiet && measure.unit === 'ratio' ? 'busy machine' : undefined;
    const holds = judge(measure, { ...figure, doubt: figure.doubt ?? disturbed });
    return [[measure.what, value, showWanted(measure), holds, measured]];
  });
}

/** All measures: those of `fresh`, else as `former` has them, else as not measured yet. Rows that are no measures any more go. */
export function mergeRows(former: readonly Row[], fresh: readonly Row[]): Row[] {
  return MEASURES.map((measure) => {
    const row = [...fresh, ...former].find(([what]) => what === measure.what);
    const [, value, , holds, measured] = row ?? [measure.what, NONE, '', '', ''];
    return [measure.what, value, showWanted(measure), holds, measured];
  });
}

/** As a table of Markdown, which is also legible at a terminal. */
export function printRows(rows: readonly Row[], pad = true): string {
  const widths = HEAD.map((_, at) => (pad ? Math.max(...[HEAD, ...rows].map((row) => (row[at] ?? '').length)) : 0));
  const line = (row: Row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [
    line(HEAD),
    `|${widths.map((width) => '-'.repeat(Math.max(3, width + 2))).join('|')}|`,
    ...rows.map(line),
  ].join('\n');
}

/** The rows of a table that `printRows` has made. */
export const readRows = (text: string): Row[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map(
      (line) =>
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()) as Row,
    );
