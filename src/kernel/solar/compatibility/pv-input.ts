import { type Part, positiveOf } from './part.ts';

/** What takes strings of panels: inverters, and controllers of pumps. All figures are for one tracker, power for one device. */
export type PvInput = {
  part: Part;
  trackers: number | undefined;
  maxDcVoltageV: number | undefined;
  mpptMinV: number | undefined;
  mpptMaxV: number | undefined;
  maxInputCurrentA: number | undefined;
  maxShortCircuitCurrentA: number | undefined;
  maxPvPowerW: number | undefined;
  /** The most strings that one tracker takes side by side, if its maker says so. */
  mpptMaxStrings: number | undefined;
};

export const pvInput = (part: Part): PvInput => ({
  part,
  // A pump's controller has one tracker; inverters state theirs.
  trackers: part.kind === 'inverter' ? positiveOf(part, 'mpptCount') : 1,
  maxDcVoltageV: positiveOf(part, 'maxDcVoltageV'),
  mpptMinV: positiveOf(part, 'mpptMinV'),
  mpptMaxV: positiveOf(part, 'mpptMaxV'),
  maxInputCurrentA: positiveOf(part, 'maxInputCurrentA'),
  maxShortCircuitCurrentA: positiveOf(part, 'maxShortCircuitCurrentA'),
  maxPvPowerW: positiveOf(part, 'maxPvPowerW'),
  mpptMaxStrings: positiveOf(part, 'mpptMaxStrings'),
});

/** A pump that brings its controller has a window too, and nothing else is stated of its input. */
export const pumpInput = (part: Part): PvInput => ({
  part,
  trackers: 1,
  maxDcVoltageV: positiveOf(part, 'maxPvVocV'),
  mpptMinV: positiveOf(part, 'minPvVmpV'),
  mpptMaxV: undefined,
  maxInputCurrentA: undefined,
  maxShortCircuitCurrentA: undefined,
  maxPvPowerW: undefined,
  mpptMaxStrings: undefined,
});
