import { dayInIndia } from '#src/kernel/india-time.ts';
import { because } from '#src/kernel/refusals.ts';
import { isSerial, normaliseSerial } from '#src/kernel/serials.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { invalid } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import { type SerialFacts, serialFactsOf } from '#src/shop/catalogue/products/serial-facts.ts';
import { deleteForeign, insertUnits } from './unit.store.ts';
import type { LineSerials } from './unit.ts';

export type Packed = {
  order: { id: string; uid: string; locale: string };
  shipmentId: string;
  lines: { position: number; quantity: number; productId: string; name: string }[];
  serials: LineSerials[];
  /** Why some are missing; without a reason each unit has to have one. */
  reason: string | undefined;
};

/** What was kept: the serial numbers by line, and which of them a customer had said to own from elsewhere. */
export type Registered = { serials: LineSerials[]; taken: string[] };

/**
 * Keeps the serial numbers of a parcel's units, in the transaction that sends it. The shop holds the unit in its hands, so a customer's word that it
 * was bought elsewhere ends with it. Throws `invalid` for numbers that are malformed, missing without a reason, too many, or another unit's.
 */
export async function registerUnits(write: Write, packed: Packed, at: Date): Promise<Registered> {
  const facts = await serialFactsOf(
    write.trx,
    packed.lines.map(({ productId }) => productId),
  );
  const lines = packed.lines.flatMap((line) => {
    const known = facts.get(line.productId);
    return known?.serialised ? [{ ...line, facts: known }] : [];
  });
  const given = new Map(packed.serials.map((one) => [one.position, one.serials.map(tidy)]));
  if (packed.serials.some(({ position }) => !lines.some((line) => line.position === position)))
    throw invalid({ serials: 'serials-not-asked' });
  const units = lines.flatMap((line) => {
    const serials = given.get(line.position) ?? [];
    needEnough(line, serials.length, packed.reason);
    return serials.map((serial) => ({ line, serial, maker: line.facts.maker.key }));
  });
  needDifferent(units);
  // In one order, so that two parcels with the same numbers wait for each other instead of locking each other out.
  units.sort((a, b) => (`${a.maker} ${a.serial}` < `${b.maker} ${b.serial}` ? -1 : 1));
  const taken = await deleteForeign(write.trx, units);
  const made = await insertUnits(
    write.trx,
    units.map(({ line, serial }) => rowOf(packed, line, serial, at)),
  );
  if (made.length < units.length) {
    const free = new Set(made);
    throw invalid({
      serials: because('serial-used', { serial: units.find((one) => !free.has(one.serial))?.serial ?? '' }),
    });
  }
  const kept = lines.map(({ position }) => ({ position, serials: given.get(position) ?? [] }));
  return { serials: kept.filter(({ serials }) => serials.length > 0), taken };
}

function tidy(typed: string): string {
  if (!isSerial(typed.trim())) throw invalid({ serials: because('serial-malformed', { serial: typed.trim() }) });
  return normaliseSerial(typed);
}

function needEnough({ name, quantity }: Packed['lines'][number], given: number, reason: string | undefined): void {
  if (given > quantity || (given < quantity && !reason))
    throw invalid({ serials: because('serials-count', { name, given, needed: quantity }) });
}

function needDifferent(units: { maker: string; serial: string }[]): void {
  const seen = new Set<string>();
  for (const { maker, serial } of units) {
    if (seen.has(`${maker} ${serial}`)) throw invalid({ serials: because('serial-twice', { serial }) });
    seen.add(`${maker} ${serial}`);
  }
}

const rowOf = (
  { order, shipmentId }: Packed,
  { productId, name, position, facts: { maker, warranty, parts } }: Packed['lines'][number] & { facts: SerialFacts },
  serial: string,
  at: Date,
) => ({
  id: newId('unt', at.getTime()),
  uid: order.uid,
  locale: order.locale,
  fromUs: true,
  maker: maker.key,
  makerName: maker.name,
  serial,
  name,
  productId,
  orderId: order.id,
  position,
  shipmentId,
  startsOn: dayInIndia(at),
  productYears: warranty.years ?? null,
  performanceYears: warranty.performanceYears ?? null,
  warrantyParts: JSON.stringify(parts),
  warrantyWords: warranty.words ?? '',
  createdAt: at,
});
