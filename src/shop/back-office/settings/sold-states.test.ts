import { describe, expect, it } from 'vitest';
import { BRAND } from '#src/kernel/brand.ts';
import { LANGUAGES } from '#src/kernel/locales.ts';
import type { Settings } from '#src/platform/settings/settings.ts';
import { readValues, storeWith, valuesOf } from './read-settings.ts';
import { areaOf, checkStates, soldStates } from './sold-states.ts';
import { STATE_NAMES } from './states.ts';

const sold = (states: string) =>
  soldStates({ settings: { states: ['Goa'] } as Settings, shopSettings: { current: storeWith({ states }, BRAND) } });
const refusedBy = (work: () => unknown) => {
  try {
    return `taken: ${JSON.stringify(work())}`;
  } catch (error) {
    return JSON.stringify([(error as Error).message, (error as { fields?: object }).fields]);
  }
};

describe('the States that the shop serves', () => {
  it('come from the environment until the owner sets them', () => {
    expect(sold('')).toEqual(['Goa']);
    expect(sold('Kerala, Punjab')).toEqual(['Kerala', 'Punjab']);
  });

  it('are refused at the start when misspelt, with the nearest name', () => {
    expect(checkStates(['Gujarat', 'jammu & kashmir'])).toEqual(['Gujarat', 'Jammu and Kashmir']);
    for (const [wrong, right] of [
      ['Gujrat', 'Gujarat'],
      ['Maharastra', 'Maharashtra'],
      ['Orisa', 'Odisha'],
      ['Tamilnad', 'Tamil Nadu'],
    ])
      expect(refusedBy(() => checkStates([wrong as string]))).toContain(`did you mean ${right}?`);
    expect(refusedBy(() => checkStates([]))).toContain('must name a State');
  });

  it('are refused in the settings when misspelt, with the nearest name', () => {
    const set = (states: unknown) => refusedBy(() => readValues({ ...valuesOf(BRAND), states }, BRAND));
    expect(set('Goa, Kerela')).toContain('Kerela is no State: did you mean Kerala?');
    expect(set('Goa, Kerala')).toBe('taken: {"states":"Goa, Kerala"}');
    expect(set('')).toBe('taken: {}');
  });

  it('are listed in a sentence up to three, then counted', () => {
    expect(areaOf('en', ['Gujarat'])).toBe('Gujarat');
    expect(areaOf('en-x-spec', ['Gujarat'])).toBe('Gujarat');
    expect(areaOf('en', ['Goa', 'Kerala'])).toBe('Goa and Kerala');
    expect(areaOf('hi', ['Goa', 'Kerala'])).toBe('गोवा और केरल');
    expect(areaOf('gu', ['Goa', 'Kerala', 'Punjab', 'Bihar'])).toBe('ભારતનાં 4 રાજ્યો');
    expect(areaOf('en', STATE_NAMES)).toBe('India');
  });

  it('have a name in every language', () => {
    for (const locale of LANGUAGES)
      for (const name of STATE_NAMES) expect(areaOf(locale, [name])).not.toMatch(/names\./);
  });
});
