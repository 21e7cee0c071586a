import { type Finding, inOrder, type Rule } from './finding.ts';
import type { Part } from './part.ts';
import { coldVoltageRule } from './r01-cold-voltage.ts';
import { hotVoltageRule } from './r02-hot-voltage.ts';
import { topOfWindowRule } from './r03-top-of-window.ts';
import { shortCircuitRule } from './r04-short-circuit.ts';
import { workingCurrentRule } from './r05-working-current.ts';
import { arrayPowerRule } from './r06-array-power.ts';
import { trackersRule } from './r07-trackers.ts';
import { phaseRule } from './r08-phase.ts';
import { batteryRule } from './r09-battery.ts';
import { structureRule } from './r10-structure.ts';
import { dcCableRule } from './r11-dc-cable.ts';
import { acSideRule } from './r12-ac-side.ts';
import { dcBoxRule } from './r13-dc-box.ts';
import { lawRule } from './r14-law.ts';
import { evChargerRule } from './r15-ev-charger.ts';
import { pumpRule } from './r16-pump.ts';
import { heaterRule } from './r17-heater.ts';
import { LIMITS, type Limits, type Site } from './site.ts';
import { type System, systemOf } from './system.ts';

const JUDGES: Record<Rule, (system: System) => Finding[]> = {
  R1: coldVoltageRule,
  R2: hotVoltageRule,
  R3: topOfWindowRule,
  R4: shortCircuitRule,
  R5: workingCurrentRule,
  R6: arrayPowerRule,
  R7: trackersRule,
  R8: phaseRule,
  R9: batteryRule,
  R10: structureRule,
  R11: dcCableRule,
  R12: acSideRule,
  R13: dcBoxRule,
  R14: lawRule,
  R15: evChargerRule,
  R16: pumpRule,
  R17: heaterRule,
};

/** The rules about parts alone; the others ask about the place, the law or the small parts between. */
export const RULES_BETWEEN_PARTS: readonly Rule[] = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R9', 'R10', 'R16'];

/**
 * What the rules say of these parts at this place: by rule, the worst of a rule first, whatever the order of the parts. A rule that nothing concerns
 * says nothing. Kits have to be replaced by their parts before (`kitParts`).
 * @param limits - figures that a date or a State may change
 * @param rules - all of them unless a few are enough
 */
export function judge(
  parts: readonly Part[],
  site: Site = {},
  limits: Limits = LIMITS,
  rules: readonly Rule[] = Object.keys(JUDGES) as Rule[],
): Finding[] {
  const system = systemOf(parts, site, limits);
  return inOrder(rules.flatMap((rule) => JUDGES[rule](system)));
}
