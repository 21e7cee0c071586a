import type { Finding } from '../compatibility/finding.ts';
import { flowAt } from '../compatibility/flow.ts';
import { judge } from '../compatibility/judge.ts';
import { type Part, positiveOf } from '../compatibility/part.ts';
import { frictionHead, hourlyFor, litresPerDay, mnreMinimum, pumpHead, standardHead, workingFlow } from '../pump.ts';

export type Well = {
  /** Metres: where the water stands in summer, how far it sinks while pumping, and how high the tank's inlet is. */
  summerLevel: number;
  drawdown: number;
  tankHeight: number;
  pipeM: number;
  /** Inner diameter. */
  boreMm: number;
  litresPerDay: number;
  /** kWh/m² a day on the panels, from January. */
  sun: readonly number[];
};

/** What has to be lifted, whichever pump does it. Metres; litres an hour. */
export type Lifting = { headM: number; frictionM: number; wantedLph: number };

export type PumpInWell = {
  findings: Finding[];
  /** The controller that it has to be bought with. */
  controllerId: string | undefined;
  panelsWp: number | undefined;
  /** Where the pump's curve meets the pipe's. */
  flowLph: number | undefined;
  /** On days of the month with least sun, of an average year, and of the month with most. */
  litres: { least: number; mean: number; most: number } | undefined;
  /** At the next standard head, on a day of `sunHours`: MNRE's minimum for the pump's panels, and what the pump gives there. */
  mnre: { headM: number; sunHours: number; minimum: number; litres: number } | undefined;
};

const meanOf = (sun: readonly number[]) => sun.reduce((all, one) => all + one, 0) / sun.length;

/** The head at the flow that brings the litres wanted on a day of average sun. */
export function liftingOf(well: Well): Lifting {
  const wantedLph = hourlyFor(well.litresPerDay, meanOf(well.sun));
  const frictionM = frictionHead(wantedLph, well.boreMm, well.pipeM);
  return { headM: pumpHead({ ...well, friction: frictionM }), frictionM, wantedLph };
}

/**
 * What a pump does in a well: R16, and formula 20 of docs/solar.md.
 * @param controllers to choose from for a pump that brings none
 */
export function checkPump(pump: Part, well: Well, controllers: readonly Part[] = []): PumpInWell {
  const { headM, wantedLph } = liftingOf(well);
  const site = { headM, flowLph: wantedLph, suctionM: well.summerLevel + well.drawdown };
  const alone = { ...pump, quantity: 1 };
  const own = judge([alone], site, undefined, ['R16']);
  const found = hasController(own)
    ? undefined
    : controllers
        .map(({ id, ...one }) => ({
          id,
          findings: judge([alone, { id, ...one, quantity: 1 }], site, undefined, ['R16']),
        }))
        .find(({ findings }) => hasController(findings));
  const flowLph = workingFlow(
    (head) => flowAt(pump, head),
    (flow) => pumpHead({ ...well, friction: frictionHead(flow, well.boreMm, well.pipeM) }),
  );
  return {
    findings: found?.findings ?? own,
    controllerId: found?.id,
    panelsWp: positiveOf(pump, 'panelWpNeeded'),
    flowLph,
    litres: flowLph === undefined ? undefined : onDays(flowLph, well.sun),
    mnre: beside(pump, headM),
  };
}

const hasController = (findings: Finding[]) =>
  findings.some(({ aspect, verdict }) => aspect === 'controller' && verdict === 'fits');

const onDays = (flow: number, sun: readonly number[]) => ({
  least: litresPerDay(flow, Math.min(...sun)),
  mean: litresPerDay(flow, meanOf(sun)),
  most: litresPerDay(flow, Math.max(...sun)),
});

function beside(pump: Part, head: number): PumpInWell['mnre'] {
  const headM = standardHead(head);
  const wp = positiveOf(pump, 'panelWpNeeded');
  if (headM === undefined || wp === undefined) return undefined;
  const [least, flow] = [mnreMinimum(headM, wp), flowAt(pump, headM)];
  if (!least || flow === undefined) return undefined;
  return { headM, sunHours: least.sunHours, minimum: least.litres, litres: litresPerDay(flow, least.sunHours) };
}
