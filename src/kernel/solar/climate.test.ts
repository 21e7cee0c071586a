import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PLACES, placeOf } from '#tests/support/solar/vectors.ts';
import { climateAt, kilometresBetween } from './climate.ts';
import { type PinPoint, pointOfPin } from './pin-point.ts';

const read = (name: string) => JSON.parse(readFileSync(new URL(`../../../seed/${name}`, import.meta.url), 'utf8'));
const pins: PinPoint[] = read('pin-points.json');

describe('the sun of a place', () => {
  it('is its own where it was measured', () => {
    const found = climateAt(PLACES, placeOf('indore'));
    expect(found).toMatchObject({ row: { id: 'indore' }, distanceKm: 0, careful: 0.88, good: 1.06 });
  });
  it('is that of the nearest place, with a range 2 % wider for each 100 km', () => {
    const rajkot = { lat: 22.3039, lon: 70.8022 };
    const found = climateAt(PLACES, rajkot);
    expect(found?.row.id).toBe('ahmedabad');
    expect(found?.distanceKm).toBeCloseTo(198.3, 1);
    expect(found?.careful).toBeCloseTo(0.88 - 0.0396, 4);
    expect(found?.good).toBeCloseTo(1.06 + 0.0396, 4);
  });
  it('is not known beyond 450 km', () => {
    const kolkata = { lat: 22.5726, lon: 88.3639 };
    expect(climateAt(PLACES, kolkata)).toBeUndefined();
    expect(climateAt([], kolkata)).toBeUndefined();
    const edge = (km: number) => ({ lat: placeOf('ahmedabad').lat - km / ((6371 * Math.PI) / 180), lon: 72.5714 });
    expect(climateAt([placeOf('ahmedabad')], edge(449.9))?.row.id).toBe('ahmedabad');
    expect(climateAt([placeOf('ahmedabad')], edge(450.1))).toBeUndefined();
  });
  it('measures distances as the crow flies', () => {
    expect(kilometresBetween(placeOf('ahmedabad'), placeOf('indore'))).toBeCloseTo(338, 0);
    expect(kilometresBetween(placeOf('karnal'), placeOf('sitapur'))).toBeCloseTo(431, 0);
  });
});

describe('the point of a PIN code', () => {
  it('is that of the longest prefix', () => {
    expect(pointOfPin(pins, '380060')?.name).toBe('Ahmedabad');
    expect(pointOfPin(pins, '403001')?.name).toBe('Panaji');
    expect(pointOfPin(pins, '400001')?.name).toBe('Mumbai');
    expect(pointOfPin([...pins].reverse(), '403001')?.name).toBe('Panaji');
  });
  it('is not known for the army’s post offices', () => {
    expect(pointOfPin(pins, '900056')).toBeUndefined();
  });
  it('has the places that wait, without figures', () => {
    const { waiting } = read('climate.json');
    expect(waiting.length + PLACES.length).toBe(45);
    for (const place of waiting) expect(Object.keys(place)).not.toContain('ghi');
  });
});
