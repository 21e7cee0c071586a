import { describe, expect, it } from 'vitest';
import { schemeEnd } from './scheme-end.ts';
import { unconfirmedIn } from './unconfirmed.ts';

describe('what rests on figures that nobody has confirmed', () => {
  it('is nothing where all are confirmed', () => {
    expect(unconfirmedIn([{ key: 'slabs', confirmed: true }])).toEqual([]);
  });
  it('is savings and payback for a tariff, price and payback for the work', () => {
    expect(unconfirmedIn([{ key: 'slabs', confirmed: false }])).toEqual(['saved', 'payback']);
    expect(unconfirmedIn([{ key: 'work-per-kw', confirmed: false }])).toEqual(['installed', 'payback']);
    expect(unconfirmedIn([{ key: 'upkeep', confirmed: false }])).toEqual(['payback']);
    expect(unconfirmedIn([{ key: 'subsidy-rates', confirmed: false }])).toEqual(['payback', 'subsidy']);
  });
});

describe('the end of the scheme', () => {
  it('is the day it ended on, and null where nobody knows', () => {
    const missing = [{ key: 'subsidy-rates', scope: 'india', why: 'ended', day: '2027-03-31' }] as const;
    expect(schemeEnd({ used: [], missing })).toBe('2027-03-31');
    expect(schemeEnd({ used: [], missing: [] })).toBeNull();
  });
});
