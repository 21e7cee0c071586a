import { describe, expect, it } from 'vitest';
import { backupHours, usableKwh } from './backup.ts';
import { co2Saved } from './co2.ts';
import { chargingHours } from './ev-charging.ts';
import { frictionHead, litresPerDay, mnreMinimum, pumpHead } from './pump.ts';
import { heaterSaves, heatOf, litresFor } from './water-heater.ts';

describe('equipment beside the panels', () => {
  it('warms water', () => {
    expect(heatOf(100, 35)).toBeCloseTo(4.07, 2);
    expect(Math.round(heaterSaves(200, 35, 150))).toBe(1085);
    expect(litresFor(4)).toBe(132);
  });
  it('lifts water', () => {
    const friction = frictionHead(3000, 32, 60);
    expect(friction).toBeCloseTo(2.56, 2);
    expect(pumpHead({ summerLevel: 24, drawdown: 3, tankHeight: 4, friction })).toBeCloseTo(33.56, 2);
    expect(litresPerDay(3000, 6)).toBeCloseTo(16_200, 6);
    expect(mnreMinimum(30, 1200)).toEqual({ litres: 42_000, sunHours: 7.15 });
    expect(mnreMinimum(25, 1200)).toBeUndefined();
  });
  it('carries a load through a power cut', () => {
    const lithium = { volts: 51.2, ampHours: 100, depthOfDischarge: 0.9, efficiency: 0.95 };
    expect(backupHours(lithium, 0.8)).toBeCloseTo(5.5, 1);
    expect(usableKwh({ volts: 48, ampHours: 150, depthOfDischarge: 0.5, efficiency: 0.9 })).toBeCloseTo(3.24, 2);
  });
  it('charges a car', () => {
    expect(chargingHours(30, 0.6, 7.36)).toBeCloseTo(2.72, 2);
    expect(chargingHours(30, 0.6, 3.68)).toBeCloseTo(5.43, 2);
  });
  it('spares CO₂', () => {
    expect(co2Saved(1000, 0.7117)).toBeCloseTo(711.7, 6);
  });
});
