import { describe, expect, it } from 'vitest';
import { inYear, ONE_KW, PLACES, placeOf, VECTORS } from '#tests/support/solar/vectors.ts';
import { degrees } from './angles.ts';
import { diffuseShare } from './diffuse-share.ts';
import { leftAfter, STANDARD_LOSSES } from './losses.ts';
import { sunOfMonth } from './sun-position.ts';
import { sunOnPlane, yieldByMonth } from './yield.ts';

const ahmedabad = placeOf('ahmedabad');
const tenths = (months: readonly number[]) => months.map((one) => Math.round(one * 10) / 10);

describe('the sun', () => {
  it('stands where the vectors have it, month by month', () => {
    const onPanels = sunOnPlane(ahmedabad, { tilt: 15, azimuth: 0 });
    for (const step of VECTORS.steps) {
      const sun = sunOfMonth(ahmedabad.lat, step.month - 1);
      const clearness = step.H / sun.extraterrestrial;
      expect(degrees(sun.declination)).toBeCloseTo(step.declDeg, 2);
      expect(degrees(sun.sunset)).toBeCloseTo(step.wsDeg, 2);
      expect(sun.extraterrestrial).toBeCloseTo(step.H0, 3);
      expect(clearness).toBeCloseTo(step.KT, 3);
      expect(diffuseShare(clearness, sun.sunset)).toBeCloseTo(step.diffuseShare, 3);
      expect(onPanels[step.month - 1]).toBeCloseTo(step.poa15S, 3);
    }
  });
});

describe('the yield of a system', () => {
  it('ships the places of the vectors', () => {
    for (const site of VECTORS.sites) {
      const place = placeOf(site.id);
      expect(place).toMatchObject({ lat: site.lat, lon: site.lon, ghi: site.ghi2015to2024, t2m: site.t2m2015to2024 });
      expect(place.ghiSd).toEqual(site.ghiSd25);
    }
    expect(PLACES.length).toBeGreaterThanOrEqual(6);
  });
  it.each(VECTORS.yield)('$site, tilt $tilt, azimuth $azFromSouth: to 0.1 kWh, and by pvlib', (wanted) => {
    const system = { ...ONE_KW, tilt: wanted.tilt, azimuth: wanted.azFromSouth };
    const months = yieldByMonth(placeOf(wanted.site), system);
    expect(tenths(months)).toEqual(wanted.modelKwhPerKw);
    expect(tenths([inYear(months)])).toEqual([wanted.modelYear]);
    expect(Math.abs(inYear(months) / wanted.pvlib_isotropic_year - 1)).toBeLessThan(0.002);
    for (const [month, one] of months.entries())
      expect(Math.abs(one / (wanted.pvlib_isotropic[month] as number) - 1)).toBeLessThan(0.01);
  });
  it('gives the months of the 3 kW kit, cut off at its inverter', () => {
    const { kwp, gamma, invEff, acKw, months } = VECTORS.kit3kw;
    const kit = { ...ONE_KW, kwp, gamma, efficiency: invEff, acKw };
    expect(tenths(yieldByMonth(ahmedabad, kit))).toEqual(months);
    const small = yieldByMonth(ahmedabad, { ...kit, acKw: 1 });
    expect(inYear(small)).toBeLessThan(inYear(months) * 0.8);
    for (const month of small) expect(month).toBeLessThan(31 * 12);
  });
  it('gives the years of the larger kits', () => {
    const year = (system: Partial<typeof ONE_KW>) =>
      Math.round(inYear(yieldByMonth(ahmedabad, { ...ONE_KW, ...system })));
    expect(year({ kwp: 5.4, efficiency: 0.978, acKw: 5 })).toBe(8296);
    expect(year({ kwp: 10.62, gamma: -0.29, efficiency: 0.983, acKw: 10 })).toBeGreaterThan(16_678);
  });
  it('loses what the standard losses take, and more without air below', () => {
    expect(leftAfter(STANDARD_LOSSES)).toBeCloseTo(0.84135, 5);
    const open = inYear(yieldByMonth(ahmedabad, ONE_KW));
    const flush = inYear(yieldByMonth(ahmedabad, { ...ONE_KW, flush: true }));
    expect(flush / open).toBeCloseTo(0.981, 2);
  });
});
