import type { Bank } from './bank.ts';
import { type Finding, finding, notStated, stated } from './finding.ts';
import { type Part, positiveOf } from './part.ts';
import type { System } from './system.ts';

/** What the bank takes and gives, against what the inverter pushes and the house draws. */
export const batteryCurrents = (battery: Part, inverter: Part, bank: Bank, { site }: System): Finding[] => [
  chargeFinding(battery, inverter, bank),
  dischargeFinding(battery, inverter, bank, site.backupKw),
];

/** Too strong a charger is no fault: its current can be set lower. */
function chargeFinding(battery: Part, inverter: Part, { parallel }: Bank): Finding {
  const data = stated({
    maxChargeA: positiveOf(battery, 'maxChargeA'),
    batteryMaxChargeA: positiveOf(inverter, 'batteryMaxChargeA'),
  });
  if (!data.known) return notStated('R9', 'charge', data.missing);
  const mostA = data.known.maxChargeA * parallel;
  const chargeA = data.known.batteryMaxChargeA;
  return finding(
    'R9',
    'charge',
    chargeA <= mostA ? 'fits' : 'warn',
    { chargeA, setA: Math.min(chargeA, mostA) },
    mostA,
  );
}

/** Too weak a bank for the inverter's full power only warns; too weak for the load that was named blocks. */
function dischargeFinding(battery: Part, inverter: Part, { parallel, volts }: Bank, backupKw?: number): Finding {
  const data = stated({
    maxDischargeA: positiveOf(battery, 'maxDischargeA'),
    efficiencyPercent: positiveOf(inverter, 'efficiencyPercent'),
    ratedPowerW: positiveOf(inverter, 'ratedPowerW'),
  });
  if (!data.known) return notStated('R9', 'discharge', data.missing);
  const { maxDischargeA, efficiencyPercent, ratedPowerW } = data.known;
  const bankKw = (maxDischargeA * parallel * volts * efficiencyPercent) / 100_000;
  const ratedKw = (ratedPowerW * inverter.quantity) / 1000;
  const load = backupKw ?? ratedKw;
  const kw = bankKw * inverter.quantity;
  const short = backupKw === undefined ? 'warn' : 'blocks';
  return finding('R9', 'discharge', kw >= load ? 'fits' : short, { bankKw: kw, loadKw: load }, load);
}
