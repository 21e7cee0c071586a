import { type Finding, finding, notStated, stated } from './finding.ts';
import { positiveOf, textOf } from './part.ts';
import type { System } from './system.ts';
import { phasesOf } from './wiring.ts';

/** R8: what feeds the grid on one phase stays within what the State lets one phase carry, and three phases need such a supply. */
export function phaseRule({ of, site, limits }: System): Finding[] {
  return of('inverter').flatMap((inverter) => {
    const type = textOf(inverter, 'type');
    if (type === 'off-grid') return [];
    const phases = phasesOf(positiveOf(inverter, 'phases'));
    const data = stated({ type, phases, ratedPowerW: positiveOf(inverter, 'ratedPowerW') });
    if (!data.known) return [notStated('R8', 'phase', data.missing)];
    const inverterKw = (data.known.ratedPowerW * inverter.quantity) / 1000;
    const figures = { inverterKw, phases: data.known.phases };
    const limit = limits.singlePhaseKw;
    if (data.known.phases === 1)
      return [finding('R8', 'phase', inverterKw <= limit ? 'fits' : 'blocks', figures, limit)];
    if (site.phases === undefined) return [notStated('R8', 'phase', ['site.phases'], figures)];
    return [finding('R8', 'phase', site.phases === 3 ? 'fits' : 'blocks', figures, limit)];
  });
}
