import { describe, expect, it } from 'vitest';
import { seedPart } from '#tests/support/solar/sample-parts.ts';
import { judge } from './judge.ts';

const PANELS = [
  'ruvanta-550w-mono-perc-half-cut-panel',
  'ruvanta-540w-mono-perc-dcr-panel',
  'ruvanta-445w-all-black-topcon-dcr-panel',
  'ruvanta-590w-topcon-bifacial-panel',
  'ruvanta-715w-hjt-bifacial-panel',
  'tejvan-335w-poly-panel',
  'tejvan-100w-mono-12v-panel',
  'tejvan-120w-folding-portable-panel',
];

/**
 * Fewest and most panels in one string at 5 °C and 70 °C, and most by power, worked out apart from the code, in fractions. The order is that of
 * PANELS. Where the fewest are more than the most, no string fits.
 */
const WINDOWS: Record<string, [fewest: number, most: number, byPower: number][]> = {
  'orvani-3kw-single-phase-string-inverter': [
    [3, 11, 8],
    [3, 11, 8],
    [4, 14, 10],
    [3, 10, 7],
    [3, 11, 6],
    [3, 12, 13],
    [6, 25, 45],
    [6, 2, 37],
  ],
  'orvani-5kw-single-phase-string-inverter': [
    [3, 11, 13],
    [3, 11, 13],
    [4, 14, 16],
    [3, 10, 12],
    [3, 11, 10],
    [3, 12, 22],
    [6, 25, 75],
    [6, 2, 62],
  ],
  'orvani-10kw-three-phase-string-inverter': [
    [6, 20, 27],
    [6, 21, 27],
    [8, 26, 33],
    [6, 20, 25],
    [6, 20, 20],
    [7, 20, 44],
    [13, 25, 150],
    [13, 2, 125],
  ],
  'orvani-5kw-hybrid-inverter-48v': [
    [4, 9, 11],
    [4, 9, 12],
    [5, 12, 14],
    [4, 9, 11],
    [4, 9, 9],
    [4, 10, 19],
    [8, 21, 65],
    [8, 2, 54],
  ],
  'orvani-10kw-three-phase-hybrid-inverter-48v': [
    [6, 15, 23],
    [6, 15, 24],
    [8, 19, 29],
    [6, 14, 22],
    [6, 15, 18],
    [7, 16, 38],
    [13, 25, 130],
    [13, 2, 108],
  ],
  'tejvan-2500va-off-grid-inverter-24v': [
    [1, 2, 3],
    [1, 2, 3],
    [2, 2, 4],
    [1, 2, 3],
    [1, 2, 2],
    [2, 2, 5],
    [3, 5, 20],
    [3, 2, 16],
  ],
  'orvani-800w-micro-inverter': [
    [1, 1, 2],
    [1, 1, 2],
    [1, 1, 2],
    [1, 1, 2],
    [1, 1, 1],
    [1, 1, 3],
    [2, 2, 12],
    [2, 2, 10],
  ],
  'jalvira-5hp-solar-pump-controller': [
    [12, 16, 10],
    [12, 16, 11],
    [15, 20, 13],
    [11, 15, 10],
    [11, 16, 8],
    [13, 17, 17],
    [26, 25, 60],
    [26, 2, 50],
  ],
};
const CASES = Object.entries(WINDOWS).flatMap(([inverter, rows]) =>
  rows.map((row, index) => [PANELS[index] ?? '', inverter, ...row] as const),
);

/** The verdicts on so many panels in one string: one tracker, nothing side by side. */
function verdicts(panel: string, inverter: string, count: number) {
  const one = seedPart(inverter, 1, { mpptCount: 1, mpptMaxStrings: 1 });
  const findings = judge([seedPart(panel, count), one], { coldC: 5, hotC: 70 });
  const of = (rule: string, aspect: string) =>
    findings.find((found) => found.rule === rule && found.aspect === aspect)?.verdict;
  return { cold: of('R1', 'cold'), hot: of('R2', 'hot'), power: of('R6', 'power') };
}

describe('the window of every panel on every input', () => {
  it.each(CASES)('%s on %s: %i to %i, at most %i by power', (panel, inverter, fewest, most, byPower) => {
    expect(verdicts(panel, inverter, most).cold).toBe('fits');
    expect(verdicts(panel, inverter, most + 1).cold).toBe('blocks');
    expect(verdicts(panel, inverter, fewest).hot).toBe('fits');
    if (fewest > 1) expect(verdicts(panel, inverter, fewest - 1).hot).toBe('blocks');
    expect(verdicts(panel, inverter, byPower).power).toBe('fits');
    expect(verdicts(panel, inverter, byPower + 1).power).toBe('blocks');
  });
});
