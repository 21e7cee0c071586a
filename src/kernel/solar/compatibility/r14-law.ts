import { type Finding, finding, notStated } from './finding.ts';
import { flagOf, positiveOf, textOf } from './part.ts';
import { arrayPower } from './r06-array-power.ts';
import type { System } from './system.ts';

/** R14: what the subsidy and the net meter ask of panels, by the day of the decision. Plants off the grid need neither. */
export function lawRule(system: System): Finding[] {
  const inverters = system.of('inverter');
  if (system.of('panel').length === 0 || inverters.length === 0) return [];
  if (inverters.every((inverter) => textOf(inverter, 'type') === 'off-grid')) return [];
  return [leastFinding(system), ...subsidyFindings(system), ...cellFindings(system)];
}

/** The plant counts as the smaller of its panels and its inverters. */
function leastFinding({ of, site, limits }: System): Finding {
  const panelsW = arrayPower(of('panel'));
  const rated = of('inverter').map((inverter) => [positiveOf(inverter, 'ratedPowerW'), inverter.quantity] as const);
  const missing = [
    ...(panelsW === undefined ? ['peakPowerWp'] : []),
    ...(rated.some(([watts]) => watts === undefined) ? ['ratedPowerW'] : []),
  ];
  if (panelsW === undefined || missing.length) return notStated('R14', 'least', missing);
  const inverterW = rated.reduce((sum, [watts = 0, quantity]) => sum + watts * quantity, 0);
  const plantKw = Math.min(panelsW, inverterW) / 1000;
  const limit = limits.netMeterKw;
  const short = site.netMetering || site.subsidy ? 'blocks' : 'warn';
  return finding('R14', 'least', plantKw >= limit ? 'fits' : short, { plantKw }, limit);
}

function subsidyFindings({ of, site }: System): Finding[] {
  if (!site.subsidy) return [];
  if (site.residential === undefined) return [notStated('R14', 'subsidy', ['site.residential'])];
  return of('panel').map(({ dcr }) =>
    dcr === undefined
      ? notStated('R14', 'subsidy', ['dcr'])
      : finding('R14', 'subsidy', dcr && site.residential ? 'fits' : 'blocks', {}),
  );
}

function cellFindings({ of, site, limits }: System): Finding[] {
  if (!site.netMetering) return [];
  const { on, residential } = site;
  if (on === undefined) return [notStated('R14', 'cells', ['site.on'])];
  return of('panel').map((panel) => {
    const figures = { from: limits.listTwoFrom, until: limits.giveUpUntil };
    if (on < limits.listTwoFrom) return finding('R14', 'cells', 'fits', figures);
    const listed = flagOf(panel, 'almmListTwo');
    if (listed === undefined) return notStated('R14', 'cells', ['almmListTwo']);
    if (listed) return finding('R14', 'cells', 'fits', figures);
    if (residential === undefined) return notStated('R14', 'cells', ['site.residential']);
    return finding('R14', 'cells', residential && on <= limits.giveUpUntil ? 'warn' : 'blocks', figures);
  });
}
