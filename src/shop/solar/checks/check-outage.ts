import { type BankForOutage, bankFor, type Outage } from '#src/kernel/solar/checks/bank.ts';
import type { Platform } from '#src/platform/platform.ts';
import { listParts, type NamedPart } from '#src/shop/catalogue/compatibility/list-parts.ts';

export type BankOffer = BankForOutage & { battery: NamedPart; inverter: NamedPart; pricePaise: number };

const MOST = 6;

/**
 * The cheapest banks in stock that carry the load for as long. A battery or an inverter that is asked about is in all of them, in stock or not.
 */
export async function checkOutage(
  platform: Platform,
  outage: Outage,
  asked: { battery?: string | undefined; inverter?: string | undefined },
): Promise<BankOffer[]> {
  const parts = await listParts(platform, ['battery', 'inverter']);
  const choice = (kind: 'battery' | 'inverter') =>
    parts.filter((part) => part.kind === kind && (asked[kind] ? part.id === asked[kind] : part.inStock));
  const inverters = choice('inverter');
  const offers = choice('battery').flatMap((battery) =>
    inverters.flatMap((inverter): BankOffer[] => {
      const bank = bankFor(battery, inverter, outage);
      if (!bank) return [];
      return [{ ...bank, battery, inverter, pricePaise: inverter.pricePaise + bank.batteries * battery.pricePaise }];
    }),
  );
  return offers.toSorted((a, b) => a.pricePaise - b.pricePaise).slice(0, MOST);
}
