import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { type RunningShop, runningShop } from '#tests/support/running-shop.ts';
import { VECTORS } from '#tests/support/solar/vectors.ts';
import type { Visitor } from '#tests/support/visitor.ts';

// What a system gives, as anybody may ask.

let shop: RunningShop;
let guest: Visitor;
beforeAll(async () => {
  shop = await runningShop();
  guest = shop.visitor();
});
afterAll(() => shop?.close());

const ask = (query: Record<string, string | number>) =>
  guest.call(
    'GET',
    `/solar/yield?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, `${value}`]))}`,
  );
const { kwp, gamma, invEff, acKw, months } = VECTORS.kit3kw;
const KIT = { kwp, gamma, efficiency: invEff, acKw, tilt: 15, azimuth: 0 };

it('answers the months of a system, to 0.1 kWh, and its range', async () => {
  const { status, body } = await ask({ place: 'ahmedabad', ...KIT });
  expect(status).toBe(200);
  const found = body.data.yield;
  expect(found).toMatchObject({ place: 'ahmedabad', distanceKm: 0 });
  expect(found.months.map((one: number) => Math.round(one * 10) / 10)).toEqual(months);
  expect([found.year, found.careful, found.good].map(Math.floor)).toEqual([4967, 4371, 5265]);
  const standard = (await ask({ place: 'karnal', kwp: 1 })).body.data.yield;
  expect(standard.year).toBeCloseTo(1402.8, 0);
});

it('takes the direction from south, west positive', async () => {
  const year = async (place: string, tilt: number, azimuth: number) =>
    (await ask({ place, kwp: 1, tilt, azimuth })).body.data.yield.year as number;
  for (const wanted of VECTORS.yield)
    expect(await year(wanted.site, wanted.tilt, wanted.azFromSouth)).toBeCloseTo(wanted.modelYear, 0);
});

it('takes a PIN code, says whose sun it is, and widens the range', async () => {
  const near = (await ask({ pin: '380060', ...KIT })).body.data.yield;
  expect(near).toMatchObject({ place: 'ahmedabad', distanceKm: 0 });
  const rajkot = (await ask({ pin: '360001', ...KIT })).body.data.yield;
  expect(rajkot).toMatchObject({ place: 'ahmedabad', distanceKm: 199 });
  expect(rajkot.careful / rajkot.year).toBeCloseTo(0.88 - 0.04, 2);
  expect(rajkot.good / rajkot.year).toBeCloseTo(1.06 + 0.04, 2);
});

it.each([
  [{}, 'place', 'place-or-pin'],
  [{ place: 'ahmedabad', pin: '380060' }, 'place', 'place-or-pin'],
  [{ place: 'atlantis' }, 'place', 'place-not-known'],
  [{ pin: '38006' }, 'pin', 'pin-not-known'],
  [{ pin: '999999' }, 'pin', 'pin-not-known'],
  [{ pin: '700001' }, 'pin', 'sun-not-measured'],
  [{ place: 'kolkata' }, 'place', 'sun-not-measured'],
  [{ place: 'ahmedabad', kwp: '' }, 'kwp', 'must-be-number'],
  [{ place: 'ahmedabad', kwp: '3kW' }, 'kwp', 'must-be-number'],
  [{ place: 'ahmedabad', kwp: '1e3' }, 'kwp', 'must-be-number'],
  [{ place: 'ahmedabad', kwp: 0 }, 'kwp', 'at-least'],
  [{ place: 'ahmedabad', kwp: -3 }, 'kwp', 'at-least'],
  [{ place: 'ahmedabad', kwp: 1_000_000_000 }, 'kwp', 'at-most'],
  [{ place: 'ahmedabad', tilt: 91 }, 'tilt', 'at-most'],
  [{ place: 'ahmedabad', azimuth: -181 }, 'azimuth', 'at-least'],
  [{ place: 'ahmedabad', gamma: 0.35 }, 'gamma', 'at-most'],
  [{ place: 'ahmedabad', efficiency: 97 }, 'efficiency', 'at-most'],
  [{ place: 'ahmedabad', acKw: 0 }, 'acKw', 'at-least'],
] as [Record<string, string | number>, string, string][])('refuses %j for its %s', async (query, field, reason) => {
  const answer = await ask({ kwp: 1, ...query });
  expectRefusal(answer, 422, { code: 'invalid', fields: [field] });
  expect(answer.body.fieldReasons[field].code).toBe(reason);
});

it('needs the power, and never fills the page cache', async () => {
  expect((await ask({ place: 'ahmedabad' })).body.fieldReasons.kwp.code).toBe('required');
  const response = await guest.call('GET', '/solar/yield?place=ahmedabad&kwp=1');
  expect(response.headers.get('cache-control')).toContain('no-store');
});
