import { type Finding, finding, notStated, stated } from './finding.ts';
import { type Part, positiveOf, textOf } from './part.ts';
import type { System } from './system.ts';

/** R17: enough hot water for the home, at its pressure, with its water, on its roof. */
export const heaterRule = (system: System): Finding[] =>
  system
    .of('heater')
    .flatMap((heater) => [
      litresFinding(heater, system),
      pressureFinding(heater, system),
      ...hardWaterFindings(heater, system),
      weightFinding(heater, system),
    ]);

function litresFinding(heater: Part, { site, limits }: System): Finding {
  const data = stated({ capacityL: positiveOf(heater, 'capacityL'), 'site.people': site.people });
  if (!data.known) return notStated('R17', 'litres', data.missing);
  const litres = data.known.capacityL * heater.quantity;
  const neededL = data.known['site.people'] * limits.litresPerPerson;
  return finding(
    'R17',
    'litres',
    litres >= neededL ? 'fits' : 'warn',
    { litres, neededL, people: data.known['site.people'] },
    neededL,
  );
}

function pressureFinding(heater: Part, { site }: System): Finding {
  const data = stated({ maxPressureBar: positiveOf(heater, 'maxPressureBar'), 'site.pressureBar': site.pressureBar });
  if (!data.known) return notStated('R17', 'pressure', data.missing);
  const limit = data.known.maxPressureBar;
  const pressureBar = data.known['site.pressureBar'];
  return finding('R17', 'pressure', pressureBar <= limit ? 'fits' : 'blocks', { pressureBar }, limit);
}

/** The narrow pipes of a flat plate scale up: an assumption, as no standard says how hard is too hard. */
function hardWaterFindings(heater: Part, { site }: System): Finding[] {
  if (!site.hardWater) return [];
  const technology = textOf(heater, 'technology');
  if (technology === undefined) return [notStated('R17', 'hardWater', ['technology'])];
  return [finding('R17', 'hardWater', technology === 'FPC' ? 'warn' : 'fits', { technology })];
}

function weightFinding(heater: Part, { site }: System): Finding {
  const data = stated({ wetWeightKg: positiveOf(heater, 'wetWeightKg'), 'site.roofLoadKg': site.roofLoadKg });
  if (!data.known) return notStated('R17', 'weight', data.missing);
  const limit = data.known['site.roofLoadKg'];
  const weightKg = data.known.wetWeightKg * heater.quantity;
  return finding('R17', 'weight', weightKg <= limit ? 'fits' : 'blocks', { weightKg }, limit);
}
