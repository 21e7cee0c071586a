import { type Finding, finding, notStated, stated } from './finding.ts';
import { flowAt } from './flow.ts';
import { flagOf, type Part, positiveOf } from './part.ts';
import { pumpSupply } from './r16-supply.ts';
import type { System } from './system.ts';

/** R16: the pump lifts so high, gives so much there, draws from so deep, and gets the voltage that its controller needs. */
export const pumpRule = (system: System): Finding[] => [
  ...pumpSupply(system),
  ...system
    .of('pump')
    .flatMap((pump) => [
      controllerFinding(pump, system.of('pump-controller')),
      headFinding(pump, system.site.headM),
      flowFinding(pump, system),
      ...suctionFindings(pump, system),
    ]),
];

function controllerFinding(pump: Part, [controller]: Part[]): Finding {
  const included = flagOf(pump, 'controllerIncluded');
  if (included === undefined) return notStated('R16', 'controller', ['controllerIncluded']);
  if (included) return finding('R16', 'controller', 'fits', { included: 'yes' });
  if (!controller) return notStated('R16', 'controller', ['part.pump-controller']);
  const data = stated({
    powerKw: positiveOf(pump, 'powerKw'),
    acVoltageV: positiveOf(pump, 'acVoltageV'),
    phases: positiveOf(pump, 'phases'),
    controllerKw: positiveOf(controller, 'powerKw'),
    controllerV: positiveOf(controller, 'acVoltageV'),
    controllerPhases: positiveOf(controller, 'phases'),
  });
  if (!data.known) return notStated('R16', 'controller', data.missing);
  const { powerKw: pumpKw, controllerKw, ...rest } = data.known;
  const holds = pumpKw <= controllerKw && rest.acVoltageV === rest.controllerV && rest.phases === rest.controllerPhases;
  return finding(
    'R16',
    'controller',
    holds ? 'fits' : 'blocks',
    { included: 'no', pumpKw, controllerKw },
    controllerKw,
  );
}

function headFinding(pump: Part, headM: number | undefined): Finding {
  const data = stated({ maxHeadM: positiveOf(pump, 'maxHeadM'), 'site.headM': headM });
  if (!data.known) return notStated('R16', 'head', data.missing);
  const limit = data.known.maxHeadM;
  return finding(
    'R16',
    'head',
    data.known['site.headM'] < limit ? 'fits' : 'blocks',
    { headM: data.known['site.headM'] },
    limit,
  );
}

function flowFinding(pump: Part, { site }: System): Finding {
  const flow = site.headM === undefined ? undefined : flowAt(pump, site.headM);
  const data = stated({
    curve: Array.isArray(pump.figures['curve']) || undefined,
    'site.headM': site.headM,
    'site.flowLph': site.flowLph,
  });
  if (!data.known || flow === undefined) return notStated('R16', 'flow', data.missing ?? ['curve']);
  const wanted = data.known['site.flowLph'];
  return finding(
    'R16',
    'flow',
    flow >= wanted ? 'fits' : 'blocks',
    { headM: data.known['site.headM'], flowLph: flow },
    wanted,
  );
}

/** A submersible pump stands in the water and draws from nowhere. */
function suctionFindings(pump: Part, { site, limits }: System): Finding[] {
  if (String(pump.figures['pumpType'] ?? '').startsWith('Submersible')) return [];
  const data = stated({ suctionMaxM: positiveOf(pump, 'suctionMaxM'), 'site.suctionM': site.suctionM });
  if (!data.known) return [notStated('R16', 'suction', data.missing)];
  const limit = Math.min(data.known.suctionMaxM, limits.suctionM);
  const suctionM = data.known['site.suctionM'];
  return [finding('R16', 'suction', suctionM <= limit ? 'fits' : 'blocks', { suctionM }, limit)];
}
