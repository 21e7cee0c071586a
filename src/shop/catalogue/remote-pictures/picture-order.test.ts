import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Shown, withFetched } from './picture-order.ts';

const arrive = (shown: Shown, position: number): Shown => {
  const own = `own${position}`;
  return {
    ...withFetched(shown, { position, url: `https://there/${position}`, own }),
    fetched: [...shown.fetched, { position, url: own }].toSorted((a, b) => a.position - b.position),
  };
};
const arrivals = fc.uniqueArray(fc.nat({ max: 9 }), { minLength: 1 });
const uploads = fc.uniqueArray(fc.constantFrom('u1', 'u2', 'u3'));

describe('pictures that arrive one by one', () => {
  it('end up in the wanted order, after those already there, whatever order they arrive in', () => {
    fc.assert(
      fc.property(uploads, arrivals, (own, order) => {
        const end = order.reduce(arrive, { urls: own, mainImage: own[0] ?? '', fetched: [] });
        const sorted = order.toSorted((a, b) => a - b).map((position) => `own${position}`);
        expect(end.urls).toEqual([...own, ...sorted]);
        expect(end.mainImage).toBe(own[0] ?? sorted[0]);
      }),
    );
  });

  it('leave every picture where somebody has put it meanwhile, and remove none', () => {
    fc.assert(
      fc.property(uploads, arrivals, fc.integer(), fc.nat({ max: 9 }), fc.boolean(), (own, order, seed, next, drop) => {
        fc.pre(!order.includes(next));
        const before = order.reduce(arrive, { urls: own, mainImage: own[0] ?? '', fetched: [] });
        const moved = before.urls
          .map((url, index) => [(seed * (index + 7)) % 11, url] as const)
          .toSorted((a, b) => a[0] - b[0]);
        const urls = moved.map(([, url]) => url).slice(drop ? 1 : 0);
        const after = arrive({ ...before, urls, mainImage: urls[0] ?? '' }, next);
        expect(after.urls.filter((url) => url !== `own${next}`)).toEqual(urls);
        expect(after.urls).toHaveLength(urls.length + 1);
      }),
    );
  });

  it('replace their address in the list, and as the main image', () => {
    const shown = { urls: ['https://there/1', 'u1', 'https://there/0'], mainImage: 'https://there/1', fetched: [] };
    const after = arrive(arrive(shown, 0), 1);
    expect(after).toMatchObject({ urls: ['own1', 'u1', 'own0'], mainImage: 'own1' });
    expect(withFetched(shown, { position: 1, url: 'https://there/1', own: 'u1' })).toEqual({
      urls: ['u1', 'https://there/0'],
      mainImage: 'u1',
    });
  });

  it('come last in a rearranged list, and leave a product without a main image if so chosen', () => {
    const fetched = [
      { position: 0, url: 'own0' },
      { position: 2, url: 'own2' },
    ];
    expect(arrive({ urls: ['own2', 'own0'], mainImage: 'own2', fetched }, 1)).toMatchObject({
      urls: ['own2', 'own0', 'own1'],
      mainImage: 'own2',
    });
    expect(arrive({ urls: ['own2'], mainImage: 'own2', fetched }, 1)).toMatchObject({
      urls: ['own2', 'own1'],
      mainImage: 'own2',
    });
    expect(arrive({ urls: ['u1'], mainImage: '', fetched: [] }, 0)).toMatchObject({
      urls: ['u1', 'own0'],
      mainImage: '',
    });
  });
});
