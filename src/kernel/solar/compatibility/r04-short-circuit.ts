import { type Finding, finding, notStated, stated } from './finding.ts';
import { panelFigures } from './panel-figures.ts';
import type { System } from './system.ts';
import { strongestCurrent, toMicroamperes } from './window.ts';

/** R4: the strings of a tracker together stay within its short-circuit limit. */
export function shortCircuitRule({ arrays }: System): Finding[] {
  return arrays.map(({ panel, input, strings }) => {
    const { iscA } = panelFigures(panel);
    const { maxShortCircuitCurrentA } = input;
    const data = stated({ iscA, bifacial: panel.figures['bifacial'], maxShortCircuitCurrentA });
    const figures = { strings: strings.parallel };
    const one = strongestCurrent(panel);
    if (!data.known || one === undefined) return notStated('R4', 'shortCircuit', data.missing ?? ['bifacial'], figures);
    const shortCircuitA = toMicroamperes(strings.parallel * one);
    const limit = data.known.maxShortCircuitCurrentA;
    return finding(
      'R4',
      'shortCircuit',
      shortCircuitA <= limit ? 'fits' : 'blocks',
      { ...figures, shortCircuitA },
      limit,
    );
  });
}
