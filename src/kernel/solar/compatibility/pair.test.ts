import { describe, expect, it } from 'vitest';
import { SLUGS as S, seedPart } from '#tests/support/solar/sample-parts.ts';
import { matchPair, partnersOf } from './pair.ts';

const verdict = (one: string, other: string, changes = {}) =>
  matchPair(seedPart(one), seedPart(other, 1, changes))?.verdict;

describe('two products', () => {
  it.each([
    [S.panel540, S.inverter3, 'fits'],
    [S.inverter3, S.panel540, 'fits'],
    [S.panel715, S.inverter5, 'warn'],
    ['tejvan-120w-folding-portable-panel', S.inverter3, undefined],
    [S.panel335, S.controller, 'fits'],
    [S.battery5, S.hybrid5, 'fits'],
    [S.battery5, S.inverter5, undefined],
    [S.tubular150, S.offGrid, 'fits'],
    [S.panel540, 'ruvanta-elevated-gi-structure-3kw', 'fits'],
    ['jalvira-5hp-ac-submersible-pump', S.controller, 'fits'],
    ['jalvira-1hp-bldc-submersible-pump', S.controller, undefined],
    ['orvani-40a-type-a-rcbo', S.wallBox, 'fits'],
    ['ruvanta-ac-box-single-phase-20a', S.inverter3, 'fits'],
    ['ruvanta-ac-box-single-phase-20a', S.inverter5, undefined],
    [S.panel540, S.panel445, undefined],
    [S.panel540, S.wallBox, undefined],
  ] as const)('%s and %s: %s', (one, other, expected) => {
    expect(verdict(one, other)).toBe(expected);
  });

  it('are no match when something is not stated', () => {
    expect(verdict(S.panel540, S.inverter3, { maxDcVoltageV: undefined })).toBeUndefined();
    expect(verdict(S.battery5, S.hybrid5, { batteryProtocols: undefined })).toBeUndefined();
  });

  it('know their partners', () => {
    expect(partnersOf('battery')).toEqual(['inverter']);
    expect(partnersOf('panel').toSorted()).toEqual(['inverter', 'pump', 'pump-controller', 'structure']);
    expect(partnersOf('heater')).toEqual([]);
  });
});
