import { type Finding, finding, notStated, stated } from './finding.ts';
import { flagOf, listOf, type Part, positiveOf } from './part.ts';
import { evWiring } from './r15-wiring.ts';
import type { System } from './system.ts';
import { phasesOf } from './wiring.ts';

const VOLTS = 230;

/** R15: a charger within the supply, the sanctioned load, its breaker, its residual-current device and its cable. */
export function evChargerRule(system: System): Finding[] {
  return system
    .of('ev-charger')
    .flatMap((charger) => [
      supplyFinding(charger, system),
      loadFinding(charger, system),
      residualFinding(charger, system.of('rcbo')[0]),
      ...evWiring(charger, system),
    ]);
}

/** On one phase a charger may have to be set lower; the largest setting that fits is named. */
function supplyFinding(charger: Part, { site, limits }: System): Finding {
  const data = stated({ powerKw: positiveOf(charger, 'powerKw'), phases: phasesOf(positiveOf(charger, 'phases')) });
  if (!data.known) return notStated('R15', 'supply', data.missing);
  const { powerKw: chargerKw, phases } = data.known;
  const limit = limits.singlePhaseKw;
  const figures = { chargerKw, phases };
  if (site.phases === 3 || (phases === 1 && chargerKw <= limit))
    return finding('R15', 'supply', 'fits', figures, limit);
  if (phases === 3)
    return site.phases === undefined
      ? notStated('R15', 'supply', ['site.phases'], figures)
      : finding('R15', 'supply', 'blocks', figures, limit);
  const steps = listOf(charger, 'currentSteps')?.filter((step) => typeof step === 'number');
  if (!steps?.length) return notStated('R15', 'supply', ['currentSteps'], figures);
  const fitting = steps.filter((step) => (step * VOLTS) / 1000 <= limit);
  if (fitting.length === 0) return finding('R15', 'supply', 'blocks', figures, limit);
  const setA = Math.max(...fitting);
  return finding('R15', 'supply', 'warn', { ...figures, setA, setKw: (setA * VOLTS) / 1000 }, limit);
}

/** A charger that watches the meter itself keeps within the load. */
function loadFinding(charger: Part, { site }: System): Finding {
  const data = stated({
    powerKw: positiveOf(charger, 'powerKw'),
    'site.sanctionedLoadKw': site.sanctionedLoadKw,
    'site.peakLoadKw': site.peakLoadKw,
  });
  if (!data.known) return notStated('R15', 'load', data.missing);
  const limit = data.known['site.sanctionedLoadKw'];
  const loadKw = data.known.powerKw * charger.quantity + data.known['site.peakLoadKw'];
  const over = flagOf(charger, 'loadManagement') ? 'warn' : 'blocks';
  return finding('R15', 'load', loadKw <= limit ? 'fits' : over, { loadKw }, limit);
}

/** With a detection of 6 mA direct current inside, type A is enough; without it, type B is needed. */
function residualFinding(charger: Part, rcbo: Part | undefined): Finding {
  const inside = flagOf(charger, 'dcLeakDetection');
  if (inside === undefined) return notStated('R15', 'residual', ['dcLeakDetection']);
  const needed = inside ? 'A' : 'B';
  const figures = { residualType: needed, leakMa: 30 };
  if (!rcbo) return finding('R15', 'residual', inside ? 'fits' : 'warn', figures);
  const data = stated({ residualType: rcbo.figures['residualType'], residualMa: positiveOf(rcbo, 'residualMa') });
  if (!data.known) return notStated('R15', 'residual', data.missing, figures);
  const holds = (data.known.residualType === 'B' || data.known.residualType === needed) && data.known.residualMa <= 30;
  return finding('R15', 'residual', holds ? 'fits' : 'blocks', figures);
}
