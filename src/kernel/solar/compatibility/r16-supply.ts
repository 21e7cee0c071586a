import { type Finding, finding, notStated, stated } from './finding.ts';
import { coldVoltage, workingVoltage } from './panel-figures.ts';
import { positiveOf } from './part.ts';
import { arrayPower } from './r06-array-power.ts';
import type { PvArray, System } from './system.ts';

/** The panels' string in the window of the controller, the pump's own or one beside it, and their power against the pump's need. */
export function pumpSupply(system: System): Finding[] {
  const own = system.arrays.filter(({ input }) => input.part.kind === 'pump-controller');
  return [...[...own, ...system.pumpArrays].map((array) => stringFinding(array, system)), ...powerFindings(system)];
}

function stringFinding({ panel, input, strings }: PvArray, { site }: System): Finding {
  const { longest: panels } = strings;
  const one = { coldV: coldVoltage(panel, site.coldC), hotV: workingVoltage(panel, site.hotC) };
  const included = input.part.kind === 'pump';
  const data = stated({
    ...(one.coldV === undefined && { vocV: undefined }),
    ...(one.hotV === undefined && { vmpV: undefined }),
    [included ? 'maxPvVocV' : 'maxDcVoltageV']: input.maxDcVoltageV,
    [included ? 'minPvVmpV' : 'mpptMinV']: input.mpptMinV,
    maxSystemVoltageV: positiveOf(panel, 'maxSystemVoltageV'),
  } as Record<string, number | undefined>);
  const { maxDcVoltageV: maxV = 0, mpptMinV: minV = 0 } = input;
  if (!data.known || one.coldV === undefined || one.hotV === undefined)
    return notStated('R16', 'string', data.missing ?? [], { panels });
  const most = Math.min(maxV, positiveOf(panel, 'maxSystemVoltageV') ?? 0);
  const coldV = panels * one.coldV;
  const hotV = strings.shortest * one.hotV;
  const holds = coldV < most && hotV > minV;
  return finding('R16', 'string', holds ? 'fits' : 'blocks', { panels, coldV, hotV, maxV: most, minV }, most);
}

function powerFindings({ of }: System): Finding[] {
  const panels = of('panel');
  if (panels.length === 0) return [];
  return of('pump').map((pump) => {
    const data = stated({ peakPowerWp: arrayPower(panels), panelWpNeeded: positiveOf(pump, 'panelWpNeeded') });
    if (!data.known) return notStated('R16', 'panels', data.missing);
    const neededW = data.known.panelWpNeeded * pump.quantity;
    const panelsW = data.known.peakPowerWp;
    return finding('R16', 'panels', panelsW >= neededW ? 'fits' : 'warn', { panelsW, neededW }, neededW);
  });
}
