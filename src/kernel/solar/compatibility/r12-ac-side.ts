import { type Finding, finding, notStated, stated } from './finding.ts';
import { type Part, positiveOf, textOf } from './part.ts';
import type { System } from './system.ts';
import { breakerFor, currentOf, dropPercent, phasesOf, resistanceOf } from './wiring.ts';

/** R12: breaker, cable and surge protection between the inverter and the house. */
export function acSideRule(system: System): Finding[] {
  return system.of('inverter').flatMap((inverter) => {
    const breakers = [...system.of('ac-box'), ...system.of('mcb')];
    const arresters = [...system.of('ac-box'), ...system.of('ac-spd')];
    return [breakerFinding(inverter, breakers), ...dropFindings(inverter, system), surgeFinding(inverter, arresters)];
  });
}

function breakerFinding(inverter: Part, breakers: Part[]): Finding {
  const data = stated({
    maxAcCurrentA: positiveOf(inverter, 'maxAcCurrentA'),
    ratedPowerW: positiveOf(inverter, 'ratedPowerW'),
    acVoltageV: positiveOf(inverter, 'acVoltageV'),
    phases: phasesOf(positiveOf(inverter, 'phases')),
  });
  if (!data.known) return notStated('R12', 'breaker', data.missing);
  const { maxAcCurrentA, ratedPowerW, acVoltageV, phases } = data.known;
  const currentA = Math.max(maxAcCurrentA, currentOf(ratedPowerW, acVoltageV, phases));
  const breakerA = breakerFor(currentA);
  if (breakerA === undefined)
    return finding('R12', 'breaker', 'blocks', { currentA, size: 'none', ratedA: 0, breakerA: 63 }, 63);
  const figures = { currentA, breakerA, size: 'small' };
  const suitable = breakers.filter((breaker) => positiveOf(breaker, 'phases') === phases);
  const [own] = suitable;
  if (!own) return notStated('R12', 'breaker', ['part.ac-box'], figures);
  const ratedA = positiveOf(own, 'ratedA');
  if (ratedA === undefined) return notStated('R12', 'breaker', ['ratedA'], figures);
  const verdict = ratedA < breakerA ? 'blocks' : ratedA > breakerA ? 'warn' : 'fits';
  return finding('R12', 'breaker', verdict, { ...figures, ratedA }, breakerA);
}

function dropFindings(inverter: Part, { of, site, limits }: System): Finding[] {
  const cables = of('ac-cable');
  if (cables.length === 0 && site.acCableM === undefined && site.acCableMm2 === undefined) return [];
  const areas = cables.map((cable) => positiveOf(cable, 'areaMm2') ?? Number.NaN);
  const area = site.acCableMm2 ?? Math.min(...areas);
  const ohmPerM = resistanceOf('ac', area);
  const data = stated({
    ratedPowerW: positiveOf(inverter, 'ratedPowerW'),
    acVoltageV: positiveOf(inverter, 'acVoltageV'),
    phases: phasesOf(positiveOf(inverter, 'phases')),
    'site.acCableM': site.acCableM,
    'site.acCableMm2': ohmPerM,
  });
  if (!data.known) return [notStated('R12', 'drop', data.missing)];
  const { ratedPowerW, acVoltageV, phases, 'site.acCableM': lengthM, 'site.acCableMm2': ohm } = data.known;
  const currentA = currentOf(ratedPowerW, acVoltageV, phases);
  const drop = dropPercent({ lengthM, currentA, ohmPerM: ohm }, acVoltageV, phases);
  const limit = limits.acDropPercent;
  return [
    finding('R12', 'drop', drop <= limit ? 'fits' : 'warn', { lengthM, areaMm2: area, dropPercent: drop }, limit),
  ];
}

function surgeFinding(inverter: Part, arresters: Part[]): Finding {
  const phases = positiveOf(inverter, 'phases');
  const arrester = arresters.find((one) => positiveOf(one, 'phases') === phases);
  if (!arrester) return notStated('R12', 'surge', ['part.ac-box']);
  const spdType = textOf(arrester, 'spdType');
  if (spdType === undefined) return notStated('R12', 'surge', ['spdType']);
  return finding('R12', 'surge', spdType === 'II' || spdType === 'I+II' ? 'fits' : 'warn', { spdType });
}
