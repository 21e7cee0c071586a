import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSerial, normaliseSerial, readSerials } from './serials.ts';

it('are letters, digits and - / . of up to 40 characters', () => {
  for (const good of ['RV550-24/0017.A', '7', 'a', 'x'.repeat(40)]) expect(isSerial(good), good).toBe(true);
  for (const bad of ['', '-', './-', 'RV 550', 'RV_550', 'ક૧', 'ß', 'RV550\n', 'x'.repeat(41)])
    expect(isSerial(bad), bad).toBe(false);
});

it('are read from one line each, a row of a sheet, or a list with commas', () => {
  expect(readSerials(' rv-1\nrv-2\r\n\n')).toEqual(['RV-1', 'RV-2']);
  expect(readSerials('rv-1\trv-2, rv-3;rv-4')).toEqual(['RV-1', 'RV-2', 'RV-3', 'RV-4']);
  expect(readSerials(' \n ')).toEqual([]);
});

it('are the same however they are written, and read back as they were joined', () => {
  const serial = fc.stringMatching(/^[A-Za-z0-9./-]{1,40}$/).filter(isSerial);
  fc.assert(
    fc.property(fc.array(serial), fc.constantFrom('\n', ', ', '\t', ' ; '), (serials, between) => {
      const kept = serials.map(normaliseSerial);
      expect(readSerials(serials.join(between))).toEqual(kept);
      expect(kept.map(normaliseSerial)).toEqual(kept);
      expect(kept.every(isSerial)).toBe(true);
    }),
  );
});
