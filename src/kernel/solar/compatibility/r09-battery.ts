import { type Bank, bankOf } from './bank.ts';
import { type Finding, finding, notStated, stated } from './finding.ts';
import { type Part, positiveOf, textOf } from './part.ts';
import { batteryCurrents } from './r09-currents.ts';
import { batteryTalk } from './r09-talk.ts';
import type { System } from './system.ts';

/** R9: the bank's voltage, its rows, what goes in and out, and whether inverter and battery understand each other. */
export function batteryRule(system: System): Finding[] {
  const [inverter, ...others] = system.of('inverter');
  const batteries = system.of('battery');
  if (!inverter || batteries.length === 0) return [];
  if (others.length > 0) return [notStated('R9', 'terminals', ['site.inverterOfEachBattery'])];
  return batteries.flatMap((battery) => rules(battery, inverter, system));
}

function rules(battery: Part, inverter: Part, system: System): Finding[] {
  const type = textOf(inverter, 'type');
  if (type === undefined) return [notStated('R9', 'terminals', ['type'])];
  if (type === 'string' || type === 'micro') return [finding('R9', 'terminals', 'blocks', {})];
  const bank = bankOf(battery, inverter);
  const window = windowFinding(battery, inverter, bank);
  if (!bank) return [window];
  return [
    window,
    seriesFinding(battery, bank),
    parallelFinding(battery, bank),
    ...batteryCurrents(battery, inverter, bank, system),
    ...batteryTalk(battery, inverter, bank),
  ].flatMap((one) => one ?? []);
}

function windowFinding(battery: Part, inverter: Part, bank: Bank | undefined): Finding {
  const data = stated({
    nominalVoltageV: positiveOf(battery, 'nominalVoltageV'),
    batteryVoltageV: positiveOf(inverter, 'batteryVoltageV'),
    batteryMinV: positiveOf(inverter, 'batteryMinV'),
    batteryMaxV: positiveOf(inverter, 'batteryMaxV'),
  });
  if (!data.known || !bank) return notStated('R9', 'window', data.missing ?? []);
  const { batteryMinV, batteryMaxV } = data.known;
  const holds = bank.volts > batteryMinV && bank.volts < batteryMaxV;
  const figures = { batteries: bank.series, bankV: bank.volts, minV: batteryMinV, maxV: batteryMaxV };
  return finding('R9', 'window', holds ? 'fits' : 'blocks', figures, batteryMaxV);
}

function seriesFinding(battery: Part, { series, even }: Bank): Finding | undefined {
  const figures = { batteries: battery.quantity, series };
  if (!even) return finding('R9', 'series', 'blocks', figures, series);
  if (series === 1) return undefined;
  const most = positiveOf(battery, 'seriesMax');
  if (most === undefined) return notStated('R9', 'series', ['seriesMax'], figures);
  return finding('R9', 'series', series <= most ? 'fits' : 'blocks', figures, most);
}

function parallelFinding(battery: Part, { parallel }: Bank): Finding | undefined {
  if (parallel === 1) return undefined;
  const most = positiveOf(battery, 'parallelMax');
  const figures = { parallel };
  if (most === undefined) return notStated('R9', 'parallel', ['parallelMax'], figures);
  return finding('R9', 'parallel', parallel <= most ? 'fits' : 'blocks', figures, most);
}
