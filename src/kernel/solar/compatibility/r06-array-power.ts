import { type Finding, finding, notStated, stated } from './finding.ts';
import { type Part, positiveOf } from './part.ts';
import type { System } from './system.ts';

/** Panel power of all panels, or what one of them lacks. */
export function arrayPower(panels: readonly Part[]): number | undefined {
  let sum = 0;
  for (const panel of panels) {
    const wp = positiveOf(panel, 'peakPowerWp');
    if (wp === undefined) return undefined;
    sum += wp * panel.quantity;
  }
  return sum;
}

/** R6: no more panels than the inputs are made for, and neither far too few nor too many for the inverter. */
export function arrayPowerRule({ arrays, limits, of }: System): Finding[] {
  const [array] = arrays;
  if (!array) return [];
  const { part, maxPvPowerW } = array.input;
  const peakPowerWp = arrayPower(of('panel'));
  const power = stated({ peakPowerWp, maxPvPowerW });
  const most = power.known && power.known.maxPvPowerW * part.quantity;
  const findings = [
    power.known && most !== undefined
      ? finding(
          'R6',
          'power',
          power.known.peakPowerWp <= most ? 'fits' : 'blocks',
          { panelsW: power.known.peakPowerWp },
          most,
        )
      : notStated('R6', 'power', power.missing ?? []),
  ];
  return part.kind === 'inverter' ? [...findings, ratio(peakPowerWp, part, limits)] : findings;
}

function ratio(peakPowerWp: number | undefined, inverter: Part, { leastRatio, mostRatio }: System['limits']): Finding {
  const data = stated({ peakPowerWp, ratedPowerW: positiveOf(inverter, 'ratedPowerW') });
  if (!data.known) return notStated('R6', 'ratio', data.missing);
  const share = data.known.peakPowerWp / (data.known.ratedPowerW * inverter.quantity);
  const figures = {
    panelsW: data.known.peakPowerWp,
    inverterW: data.known.ratedPowerW * inverter.quantity,
    ratio: share,
  };
  if (share < leastRatio) return finding('R6', 'ratio', 'warn', { ...figures, side: 'low' }, leastRatio);
  return finding('R6', 'ratio', share > mostRatio ? 'warn' : 'fits', { ...figures, side: 'high' }, mostRatio);
}
