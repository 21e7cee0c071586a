import { type Part, positiveOf } from './part.ts';

/** Batteries of one kind on one inverter: `series` make its voltage, `parallel` such rows side by side. */
export type Bank = { series: number; parallel: number; volts: number; even: boolean };

/** How a number of batteries is connected for a voltage class; undefined if the voltages are not stated. */
export function bankOf(battery: Part, inverter: Part): Bank | undefined {
  const volts = positiveOf(battery, 'nominalVoltageV');
  const wanted = positiveOf(inverter, 'batteryVoltageV');
  if (volts === undefined || wanted === undefined) return undefined;
  const series = Math.max(1, Math.round(wanted / volts));
  const rows = battery.quantity / inverter.quantity / series;
  return {
    series,
    parallel: Math.max(1, Math.floor(rows)),
    volts: series * volts,
    even: rows >= 1 && Number.isInteger(rows),
  };
}

/** Lithium has a management of its own, which limits what may be connected; lead has none. */
export const isLithium = (battery: Part): boolean | undefined => {
  const { chemistry } = battery.figures;
  return typeof chemistry === 'string' ? !/lead|gel/i.test(chemistry) : undefined;
};
