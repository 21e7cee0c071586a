import { type Bank, isLithium } from './bank.ts';
import { type Finding, finding, notStated, stated } from './finding.ts';
import { listOf, type Part, positiveOf } from './part.ts';

/** Whether inverter and battery speak one protocol, and whether the bank is as large as the inverter asks. */
export const batteryTalk = (battery: Part, inverter: Part, bank: Bank): (Finding | undefined)[] => [
  protocolFinding(battery, inverter),
  capacityFinding(battery, inverter, bank),
];

/** Lead-acid is charged by voltage and needs no protocol. */
function protocolFinding(battery: Part, inverter: Part): Finding | undefined {
  const lithium = isLithium(battery);
  if (lithium === undefined) return notStated('R9', 'protocol', ['chemistry']);
  if (!lithium) return undefined;
  const data = stated({
    protocols: listOf(battery, 'protocols'),
    batteryProtocols: listOf(inverter, 'batteryProtocols'),
  });
  if (!data.known) return notStated('R9', 'protocol', data.missing);
  const spoken = data.known.batteryProtocols.map(String);
  const shared = data.known.protocols.map(String).filter((one) => spoken.includes(one));
  const figures = { protocol: shared[0] ?? data.known.protocols.join(', ') };
  return finding('R9', 'protocol', shared.length ? 'fits' : 'warn', figures);
}

function capacityFinding(battery: Part, inverter: Part, { parallel }: Bank): Finding {
  const data = stated({
    capacityAh: positiveOf(battery, 'capacityAh'),
    batteryMinAh: positiveOf(inverter, 'batteryMinAh'),
  });
  if (!data.known) return notStated('R9', 'capacity', data.missing);
  const bankAh = data.known.capacityAh * parallel;
  const least = data.known.batteryMinAh;
  return finding('R9', 'capacity', bankAh >= least ? 'fits' : 'warn', { bankAh }, least);
}
