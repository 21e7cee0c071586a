import { type Finding, finding, notStated, stated } from './finding.ts';
import { type Part, positiveOf } from './part.ts';
import type { System } from './system.ts';
import { breakerFor, dropPercent, phasesOf, resistanceOf } from './wiring.ts';

/** A charger draws its full current for hours: breaker and cable are chosen for it. */
export const evWiring = (charger: Part, system: System): Finding[] => [
  breakerFinding(charger, system.of('rcbo')[0]),
  ...dropFindings(charger, system),
];

function breakerFinding(charger: Part, rcbo: Part | undefined): Finding {
  const currentA = positiveOf(charger, 'maxCurrentA');
  if (currentA === undefined) return notStated('R15', 'breaker', ['maxCurrentA']);
  const breakerA = breakerFor(currentA);
  if (breakerA === undefined)
    return finding('R15', 'breaker', 'blocks', { currentA, size: 'none', ratedA: 0, breakerA: 63 }, 63);
  const figures = { currentA, breakerA, size: 'small' };
  if (!rcbo) return finding('R15', 'breaker', 'fits', figures, breakerA);
  const ratedA = positiveOf(rcbo, 'ratedA');
  if (ratedA === undefined) return notStated('R15', 'breaker', ['ratedA'], figures);
  const verdict = ratedA < breakerA ? 'blocks' : ratedA > breakerA ? 'warn' : 'fits';
  return finding('R15', 'breaker', verdict, { ...figures, ratedA }, breakerA);
}

function dropFindings(charger: Part, { of, site, limits }: System): Finding[] {
  if (site.evCableM === undefined && site.evCableMm2 === undefined) return [];
  const area = site.evCableMm2 ?? positiveOf(of('ac-cable')[0] ?? charger, 'areaMm2');
  const data = stated({
    maxCurrentA: positiveOf(charger, 'maxCurrentA'),
    voltageV: positiveOf(charger, 'voltageV'),
    phases: phasesOf(positiveOf(charger, 'phases')),
    'site.evCableM': site.evCableM,
    'site.evCableMm2': area === undefined ? undefined : resistanceOf('ac', area),
  });
  if (!data.known) return [notStated('R15', 'drop', data.missing)];
  const { maxCurrentA: currentA, voltageV, phases, 'site.evCableM': lengthM, 'site.evCableMm2': ohmPerM } = data.known;
  const drop = dropPercent({ lengthM, currentA, ohmPerM }, voltageV, phases);
  const limit = limits.evDropPercent;
  const figures = { lengthM, areaMm2: area ?? 0, currentA, dropPercent: drop };
  return [finding('R15', 'drop', drop <= limit ? 'fits' : 'warn', figures, limit)];
}
