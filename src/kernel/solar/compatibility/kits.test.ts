import { describe, expect, it } from 'vitest';
import { KITS, SLUGS as S, seedPart } from '#tests/support/solar/sample-parts.ts';
import type { Specification } from '../../product-details.ts';
import type { Verdict } from './finding.ts';
import { judge } from './judge.ts';
import { kitParts, readKitPart } from './kit.ts';

const kitOf = (slug: string): Specification => KITS.find((kit) => kit.slug === slug)?.specification ?? {};
const partsOf = (slug: string) => kitParts(kitOf(slug)).map(({ slug: part, quantity }) => seedPart(part, quantity));

/** What the shop says of a kit on its page, where the site adds nothing but a three-phase supply. */
function findingsOf(slug: string) {
  const { cableDcM: dcCableM, cableAcM: acCableM } = kitOf(slug) as Record<string, number>;
  return judge(partsOf(slug), { phases: 3, ...(dcCableM && { dcCableM }), ...(acCableM && { acCableM }) });
}

describe('every kit of the demonstration catalogue', () => {
  it('is known', () => expect(KITS).toHaveLength(5));

  it.each(KITS.map(({ slug }) => slug))('%s: nothing of R1 to R13 blocks or is unknown', (slug) => {
    const bad = findingsOf(slug).filter(({ verdict }) => verdict === 'blocks' || verdict === 'unknown');
    expect(bad).toEqual([]);
  });

  const STRINGS = 'R1 cold, R2 hot, R3 top, R4 shortCircuit, R5 working, R6 power, R6 ratio, R7 strings, R8 phase';
  const FRAME = 'R10 count, R10 clamps, R10 length';
  const WIRES = 'R11 drop, R12 breaker, R12 drop, R12 surge, R13 isolator, R13 surge';
  it.each([
    ['ruvanta-3kw-dcr-on-grid-rooftop-kit', `${STRINGS}, ${FRAME}, ${WIRES}, R14 least`, ''],
    ['ruvanta-5kw-dcr-on-grid-rooftop-kit', `${STRINGS}, ${FRAME}, ${WIRES}, R14 least`, ''],
    ['ruvanta-10kw-bifacial-three-phase-rooftop-kit', `${STRINGS}, ${FRAME}, ${WIRES}, R14 least`, ''],
    [
      'ruvanta-5kw-hybrid-rooftop-kit-with-battery',
      `${STRINGS}, R9 window, R9 protocol, R9 capacity, ${FRAME}, ${WIRES}, R14 least`,
      'R9 charge, R9 discharge',
    ],
    // Leads that plug together need neither DC cable nor DC box, and Gujarat gives no net meter below 1 kW.
    ['ruvanta-900w-balcony-kit', `${STRINGS}, ${FRAME}, R12 breaker, R12 drop, R12 surge`, 'R14 least'],
  ])('%s: what fits, and what it warns of', (slug, fits, warns) => {
    const of = (wanted: Verdict) =>
      findingsOf(slug)
        .filter(({ verdict }) => verdict === wanted)
        .map(({ rule, aspect }) => `${rule} ${aspect}`)
        .join(', ');
    expect(of('fits')).toBe(fits);
    expect(of('warn')).toBe(warns);
  });

  it.each([
    ['ruvanta-3kw-dcr-on-grid-rooftop-kit', 1.35, 1.34, 20],
    ['ruvanta-5kw-dcr-on-grid-rooftop-kit', 1.21, 1.49, 32],
    ['ruvanta-10kw-bifacial-three-phase-rooftop-kit', 1.12, 0.86, 20],
    ['ruvanta-5kw-hybrid-rooftop-kit-with-battery', 1.22, 1.87, 32],
    ['ruvanta-900w-balcony-kit', undefined, 0.18, 6],
  ])('%s loses %f %% on its DC cable and %f %% on its AC cable, behind %i A', (slug, dc, ac, ratedA) => {
    const figure = (rule: string, aspect: string, key: string) =>
      findingsOf(slug).find((one) => one.rule === rule && one.aspect === aspect)?.figures[key];
    expect(figure('R11', 'drop', 'dropPercent')).toBe(dc);
    expect(figure('R12', 'drop', 'dropPercent')).toBe(ac);
    expect(figure('R12', 'breaker', 'ratedA')).toBe(ratedA);
  });

  it('a surge protector for one phase does not guard three', () => {
    const surge = (spd: string, inverter: string) =>
      judge([seedPart(spd), seedPart(inverter)]).find(({ rule, aspect }) => rule === 'R12' && aspect === 'surge');
    expect(surge('orvani-ac-surge-protector-single-phase', S.inverter3)?.verdict).toBe('fits');
    expect(surge('orvani-ac-surge-protector-single-phase', S.inverter10)?.verdict).toBe('unknown');
  });

  it('only those of Indian cells bring the subsidy', () => {
    const verdict = (slug: string) =>
      judge(partsOf(slug), { subsidy: true, residential: true }).find(({ aspect }) => aspect === 'subsidy')?.verdict;
    expect(Object.fromEntries(KITS.map(({ slug }) => [slug, verdict(slug)]))).toEqual({
      'ruvanta-3kw-dcr-on-grid-rooftop-kit': 'fits',
      'ruvanta-5kw-dcr-on-grid-rooftop-kit': 'fits',
      'ruvanta-10kw-bifacial-three-phase-rooftop-kit': 'blocks',
      'ruvanta-5kw-hybrid-rooftop-kit-with-battery': 'blocks',
      'ruvanta-900w-balcony-kit': 'fits',
    });
  });
});

describe('a kit’s parts', () => {
  it('are lines of number and address; others are left out', () => {
    expect(readKitPart(`6 x ${S.panel540}`)).toEqual({ slug: S.panel540, quantity: 6 });
    for (const line of ['', '0 x a', '6 a', 'x a', '6 x A B', '-1 x a', '6.5 x a', '99999 x a'])
      expect(readKitPart(line)).toBeUndefined();
    expect(kitParts({ parts: ['2 x a-panel', 'a structure'] })).toEqual([{ slug: 'a-panel', quantity: 2 }]);
    expect(kitParts({})).toEqual([]);
    expect(kitParts({ parts: '2 x a-panel' })).toEqual([]);
  });
});
