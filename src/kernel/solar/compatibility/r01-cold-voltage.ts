import { type Finding, finding, notStated, stated } from './finding.ts';
import { panelFigures, voltageAt } from './panel-figures.ts';
import type { System } from './system.ts';

/** R1: on the coldest morning a string stays below what the input and the panels bear, or the input is destroyed. */
export function coldVoltageRule({ arrays, site }: System): Finding[] {
  return arrays.map(({ panel, input, strings }) => {
    const { vocV, tempCoefficientVocPercentPerC, maxSystemVoltageV } = panelFigures(panel);
    const { maxDcVoltageV } = input;
    const data = stated({ vocV, tempCoefficientVocPercentPerC, maxSystemVoltageV, maxDcVoltageV });
    const figures = { panels: strings.longest, coldC: site.coldC };
    if (!data.known) return notStated('R1', 'cold', data.missing, figures);
    const one = voltageAt(data.known.vocV, data.known.tempCoefficientVocPercentPerC, site.coldC);
    const limit = Math.min(data.known.maxDcVoltageV, data.known.maxSystemVoltageV);
    const coldV = strings.longest * one;
    const holds = coldV < limit;
    if (!holds && strings.missing.length) return notStated('R1', 'cold', strings.missing, figures);
    return finding('R1', 'cold', holds ? 'fits' : 'blocks', { ...figures, coldV }, limit);
  });
}
