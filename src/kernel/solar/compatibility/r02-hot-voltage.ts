import { type Finding, finding, notStated, stated } from './finding.ts';
import { panelFigures, voltageAt } from './panel-figures.ts';
import type { System } from './system.ts';

/** R2: in the heat a string stays above the tracker's lowest voltage, or the plant stops at midday. */
export function hotVoltageRule({ arrays, site }: System): Finding[] {
  return arrays.map(({ panel, input, strings }) => {
    const { vmpV, tempCoefficientPmaxPercentPerC } = panelFigures(panel);
    const data = stated({ vmpV, tempCoefficientPmaxPercentPerC, mpptMinV: input.mpptMinV });
    const figures = { panels: strings.shortest, hotC: site.hotC };
    if (!data.known) return notStated('R2', 'hot', data.missing, figures);
    const { known } = data;
    const hotV = strings.shortest * voltageAt(known.vmpV, known.tempCoefficientPmaxPercentPerC, site.hotC);
    return finding('R2', 'hot', hotV > known.mpptMinV ? 'fits' : 'blocks', { ...figures, hotV }, known.mpptMinV);
  });
}
