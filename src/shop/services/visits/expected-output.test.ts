import { expect, it } from 'vitest';
import { DAY_MS } from '#src/kernel/india-time.ts';
import { expectedBetween } from '#src/kernel/solar/plant/judge-months.ts';
import { expectationOf } from '#src/shop/solar/plant-yield/expectation.ts';
import { expectedOutput } from './expected-output.ts';

const SITE = { kwp: 3.3, tilt: 15, azimuth: 0, pin: '380009', commissionedOn: '2026-01-01' };
const expectation = expectationOf(SITE);
const PLANT = { kwp: 3.3, expectation, rupeesAUnit: 7 };
const at = (day: string) => new Date(`${day}T06:30:00Z`);
const reading = (visitId: string, day: string, totalKwh: number) => ({ visitId, at: at(day), totalKwh });

it('compares what was counted between two visits with what the sun let expect in those days', () => {
  if (!expectation) throw new Error('Ahmedabad has no sun');
  const found = expectedOutput(PLANT, [reading('a', '2026-03-01', 500), reading('b', '2026-03-31', 920)], 'b');
  expect(found).toMatchObject({ since: at('2026-03-01'), measured: 14, kwp: 3.3, place: 'Ahmedabad' });
  const march = (expectation.byMonth[2] ?? 0) / 31;
  expect(found?.expected).toBeCloseTo(march, 6);
  // One day more reaches into April.
  expect(expectedBetween('2026-03-01', '2026-04-02', expectation)).toBeCloseTo(
    31 * march + (expectation.byMonth[3] ?? 0) / 30,
    6,
  );
});

it('counts the first reading from the day on which the plant was commissioned', () => {
  const days = (at('2026-03-01').getTime() - Date.parse('2025-12-31T18:30:00Z')) / DAY_MS;
  const found = expectedOutput(PLANT, [reading('a', '2026-03-01', 10 * days)], 'a');
  expect(found?.measured).toBeCloseTo(10, 6);
  expect(expectedOutput(PLANT, [reading('a', '2026-01-01', 3)], 'a')).toBeUndefined();
});

it('says nothing without a plant or its sun, without this visit’s reading, and after a new meter', () => {
  const two = [reading('a', '2026-03-01', 500), reading('b', '2026-03-31', 920)];
  expect(expectedOutput(undefined, two, 'b')).toBeUndefined();
  expect(expectedOutput({ ...PLANT, expectation: undefined }, two, 'b')).toBeUndefined();
  expect(expectedOutput(PLANT, two, 'c')).toBeUndefined();
  expect(expectedOutput(PLANT, [], 'a')).toBeUndefined();
  expect(expectedOutput(PLANT, [two[0], reading('b', '2026-03-31', 12)] as typeof two, 'b')).toBeUndefined();
});
