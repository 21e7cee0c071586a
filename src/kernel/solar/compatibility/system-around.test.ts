import { describe, expect, it } from 'vitest';
import { SLUGS as S, seedPart } from '#tests/support/solar/sample-parts.ts';
import { judge, RULES_BETWEEN_PARTS } from './judge.ts';
import { systemAround } from './system-around.ts';

const STRUCTURES = [
  'ruvanta-aluminium-rail-set-4-panels',
  'ruvanta-low-gi-structure-5-panels',
  'ruvanta-low-gi-structure-6-panels',
];
const stocked = [S.inverter5, S.inverter3, S.hybrid5, S.offGrid, S.panel540, S.panel445, S.panel335, ...STRUCTURES].map(
  (slug) => seedPart(slug),
);
const told = (slug: string, from = stocked) =>
  systemAround(seedPart(slug), from)?.map(({ id, quantity }) => `${quantity} × ${id}`);

describe('a whole array', () => {
  it.each([S.panel540, S.panel445, S.panel335, S.inverter3, S.inverter5, S.hybrid5])('stands around %s', (slug) => {
    const parts = systemAround(seedPart(slug), stocked) ?? [];
    expect(parts.map(({ kind }) => kind)).toEqual(['panel', 'inverter', 'structure']);
    expect(parts.map(({ id }) => id)).toContain(slug);
    const verdicts = judge(parts, {}, undefined, RULES_BETWEEN_PARTS).map(({ verdict }) => verdict);
    expect(verdicts.filter((verdict) => verdict === 'blocks' || verdict === 'unknown')).toEqual([]);
    const [panel, , structure] = parts;
    const places = (structure?.quantity ?? 0) * Number(structure?.figures['panelCount']);
    expect(places).toBeGreaterThanOrEqual(panel?.quantity ?? Number.NaN);
    expect(places - (panel?.quantity ?? 0)).toBeLessThan(Number(structure?.figures['panelCount']));
  });

  it('has the first inverter that suits the panel, and the structure with the fewest places left over', () => {
    expect(told(S.panel540)).toEqual([
      `10 × ${S.panel540}`,
      `1 × ${S.inverter5}`,
      '2 × ruvanta-low-gi-structure-5-panels',
    ]);
  });

  it('is none without something to carry it, for an inverter that needs a battery, and for other products', () => {
    expect(
      told(
        S.panel540,
        stocked.filter(({ kind }) => kind !== 'structure'),
      ),
    ).toBeUndefined();
    expect(told(S.offGrid)).toBeUndefined();
    expect(told(S.battery5)).toBeUndefined();
  });
});
