import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugOf } from './name-slug.ts';

describe('the slug of a name', () => {
  it.each([
    ['Solar Panels', 'solar-panels'],
    ['  Adani & Sons (Pvt.) Ltd ', 'adani-sons-pvt-ltd'],
    ['Café Énergie', 'cafe-energie'],
    ['सोलर', 'solar'],
    ['सोलर पंप', 'solar-panp'],
    ['અદાણી', 'adani'],
    ['क्षमता १२', 'kshamata-12'],
    ['વારી Energies', 'vari-energies'],
    ['Солнце', 'brand'],
    ['***', 'brand'],
  ])('%s is %s', (name, slug) => {
    expect(slugOf(name, 'brand')).toBe(slug);
  });

  it('is valid in an address, and the same however letters are composed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
        const slug = slugOf(name, 'brand');
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(60);
        expect(slugOf(name.normalize('NFD'), 'brand')).toBe(slugOf(name.normalize('NFC'), 'brand'));
      }),
    );
  });
});
