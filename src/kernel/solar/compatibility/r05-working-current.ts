import { type Finding, finding, notStated, stated } from './finding.ts';
import { panelFigures } from './panel-figures.ts';
import type { System } from './system.ts';
import { toMicroamperes } from './window.ts';

/** R5: above its working current a tracker trims the noon peak; nothing breaks. */
export function workingCurrentRule({ arrays }: System): Finding[] {
  return arrays.map(({ panel, input, strings }) => {
    const data = stated({ impA: panelFigures(panel).impA, maxInputCurrentA: input.maxInputCurrentA });
    const figures = { strings: strings.parallel };
    if (!data.known) return notStated('R5', 'working', data.missing, figures);
    const workingA = toMicroamperes(strings.parallel * data.known.impA);
    const limit = data.known.maxInputCurrentA;
    const trimPercent = Math.max(0, 100 * (1 - limit / workingA));
    return finding(
      'R5',
      'working',
      trimPercent > 0 ? 'warn' : 'fits',
      { ...figures, workingA, ...(trimPercent > 0 && { trimPercent }) },
      limit,
    );
  });
}
