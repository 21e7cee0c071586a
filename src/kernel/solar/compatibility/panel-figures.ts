import { numberOf, type Part, positiveOf } from './part.ts';

/** Standard test conditions: cells at 25 °C. */
const TEST_C = 25;

/** A voltage at another cell temperature, by its coefficient in percent per °C. */
export const voltageAt = (volts: number, percentPerC: number, cellC: number): number =>
  volts * (1 + (percentPerC / 100) * (cellC - TEST_C));

/** A panel's data as its rules need them; undefined where not stated. */
export const panelFigures = (panel: Part) => ({
  peakPowerWp: positiveOf(panel, 'peakPowerWp'),
  vocV: positiveOf(panel, 'vocV'),
  vmpV: positiveOf(panel, 'vmpV'),
  iscA: positiveOf(panel, 'iscA'),
  impA: positiveOf(panel, 'impA'),
  tempCoefficientVocPercentPerC: numberOf(panel, 'tempCoefficientVocPercentPerC'),
  tempCoefficientPmaxPercentPerC: numberOf(panel, 'tempCoefficientPmaxPercentPerC'),
  maxSystemVoltageV: positiveOf(panel, 'maxSystemVoltageV'),
});

/** Open-circuit voltage of one panel in the cold, if its data are stated. */
export function coldVoltage(panel: Part, coldC: number): number | undefined {
  const { vocV, tempCoefficientVocPercentPerC: beta } = panelFigures(panel);
  return vocV === undefined || beta === undefined ? undefined : voltageAt(vocV, beta, coldC);
}

/**
 * Voltage at maximum power of one panel, if its data are stated. The coefficient of the power stands for that of Vmp, which no leaflet gives: it is
 * the larger of the two, so that the careful side is taken in the heat.
 */
export function workingVoltage(panel: Part, cellC: number): number | undefined {
  const { vmpV, tempCoefficientPmaxPercentPerC: gamma } = panelFigures(panel);
  return vmpV === undefined || gamma === undefined ? undefined : voltageAt(vmpV, gamma, cellC);
}
