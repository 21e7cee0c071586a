import { type Finding, finding, notStated, stated } from './finding.ts';
import { panelFigures, voltageAt } from './panel-figures.ts';
import type { System } from './system.ts';

/** R3: above the window the input is safe, but the tracker no longer finds the best point. */
export function topOfWindowRule({ arrays, site }: System): Finding[] {
  return arrays.map(({ panel, input, strings }) => {
    const { vmpV, tempCoefficientPmaxPercentPerC } = panelFigures(panel);
    const data = stated({ vmpV, tempCoefficientPmaxPercentPerC, mpptMaxV: input.mpptMaxV });
    const figures = { panels: strings.longest, coldC: site.coldC };
    if (!data.known) return notStated('R3', 'top', data.missing, figures);
    const { known } = data;
    const topV = strings.longest * voltageAt(known.vmpV, known.tempCoefficientPmaxPercentPerC, site.coldC);
    return finding('R3', 'top', topV <= known.mpptMaxV ? 'fits' : 'warn', { ...figures, topV }, known.mpptMaxV);
  });
}
