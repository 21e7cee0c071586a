import { describe, expect, it } from 'vitest';
import { KITS, SLUGS as S, seedPart } from '#tests/support/solar/sample-parts.ts';
import { judge } from './judge.ts';
import { kitParts, readKitPart } from './kit.ts';

const partsOf = (slug: string) =>
  kitParts(KITS.find((kit) => kit.slug === slug)?.specification ?? {}).map(({ slug: part, quantity }) =>
    seedPart(part, quantity),
  );

describe('every kit of the demonstration catalogue', () => {
  it('is known', () => expect(KITS).toHaveLength(5));

  it.each(KITS.map(({ slug }) => slug))('%s: nothing of R1 to R9 blocks or is unknown', (slug) => {
    const findings = judge(partsOf(slug), { phases: 3 });
    const inner = findings.filter(({ rule }) => Number(rule.slice(1)) <= 9);
    expect(inner.length).toBeGreaterThan(6);
    expect(inner.filter(({ verdict }) => verdict === 'blocks' || verdict === 'unknown')).toEqual([]);
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
