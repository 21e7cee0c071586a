import { type BatteryBank, backupHours, usableKwh } from '../backup.ts';
import { bankOf } from '../compatibility/bank.ts';
import type { Finding } from '../compatibility/finding.ts';
import { judge } from '../compatibility/judge.ts';
import { type Part, positiveOf, textOf } from '../compatibility/part.ts';

export type Outage = { loadKw: number; hours: number };

/** Batteries behind an inverter, as many as the outage takes. */
export type BankForOutage = {
  batteries: number;
  usableKwh: number;
  hours: number;
  findings: Finding[];
};

/** More batteries than a home has room for: nothing is offered beyond. */
const MOST = 24;

/**
 * The smallest bank of these batteries that carries the load for as long, by formula 21 of docs/solar.md; undefined where the two are not made for
 * each other, the inverter is too weak, or a figure is not stated. What leaves the bank passes the inverter, so its efficiency counts.
 */
export function bankFor(battery: Part, inverter: Part, { loadKw, hours }: Outage): BankForOutage | undefined {
  const type = textOf(inverter, 'type');
  const ratedW = positiveOf(inverter, 'ratedPowerW');
  const one = unitOf(battery, inverter);
  const row = bankOf({ ...battery, quantity: 1 }, { ...inverter, quantity: 1 });
  if (!one || !row || type === 'string' || type === 'micro' || ratedW === undefined || ratedW < loadKw * 1000)
    return undefined;
  const rowKwh = usableKwh({ ...one, volts: one.volts * row.series });
  const least = Math.max(1, Math.ceil((loadKw * hours) / rowKwh - 1e-9));
  // More rows also give more current: the first that no rule blocks.
  for (let rows = least; rows * row.series <= MOST; rows += 1) {
    const batteries = rows * row.series;
    const findings = judge(
      [
        { ...battery, quantity: batteries },
        { ...inverter, quantity: 1 },
      ],
      { backupKw: loadKw },
      undefined,
      ['R9'],
    );
    if (findings.some(({ verdict }) => verdict === 'blocks')) continue;
    const bank = { ...one, volts: one.volts * batteries };
    return { batteries, usableKwh: usableKwh(bank), hours: backupHours(bank, loadKw), findings };
  }
  return undefined;
}

function unitOf(battery: Part, inverter: Part): BatteryBank | undefined {
  const volts = positiveOf(battery, 'nominalVoltageV');
  const ampHours = positiveOf(battery, 'capacityAh');
  const depth = positiveOf(battery, 'depthOfDischargePercent');
  const efficiency = positiveOf(inverter, 'efficiencyPercent');
  if (!(volts && ampHours && depth && efficiency)) return undefined;
  return { volts, ampHours, depthOfDischarge: depth / 100, efficiency: efficiency / 100 };
}
