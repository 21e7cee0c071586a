import type { Day } from '#src/kernel/india-time.ts';
import { because } from '#src/kernel/refusals.ts';
import { isSerial, normaliseSerial } from '#src/kernel/serials.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { invalid } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import { lineKey, type NumberedLine } from './numbered-lines.ts';
import { deleteForeign, findMaker, insertUnits } from './unit.store.ts';
import type { LineSerials } from './unit.ts';

export type Packed = {
  owner: { uid: string; locale: string };
  /** The parcel that it was sent in, or the installed order that it was fitted with. */
  from: { orderId: string; shipmentId: string } | { installationId: string };
  /** On which its warranty begins. */
  startsOn: Day;
  lines: readonly NumberedLine[];
  serials: LineSerials[];
  /** Why some are missing; without a reason each unit has to have one. */
  reason: string | undefined;
  /** Those that are missing may follow. */
  isPartial?: boolean;
};

/** What was kept: the serial numbers by line, and which of them a customer had said to own from elsewhere. */
export type Registered = { serials: LineSerials[]; taken: string[] };

/**
 * Keeps the serial numbers of units that are sent or fitted, in the transaction that does so. The shop holds the unit in its hands, so a customer's word that it
 * was bought elsewhere ends with it. Throws `invalid` for numbers that are malformed, missing without a reason, too many, or another unit's.
 */
export async function registerUnits(write: Write, packed: Packed, at: Date): Promise<Registered> {
  const { lines } = packed;
  const given = new Map(packed.serials.map((one) => [lineKey(one), one.serials.map(tidy)]));
  const asked = new Set(lines.map(lineKey));
  if ([...given.keys()].some((key) => !asked.has(key))) throw invalid({ serials: 'serials-not-asked' });
  const units = lines.flatMap((line) => {
    const serials = given.get(lineKey(line)) ?? [];
    needEnough(line, serials.length, packed);
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
  const byLine = Map.groupBy(lines, ({ position }) => position);
  const kept = [...byLine].map(([position, parts]) => ({
    position,
    serials: parts.flatMap((line) => given.get(lineKey(line)) ?? []),
  }));
  return { serials: kept.filter(({ serials }) => serials.length > 0), taken };
}

function tidy(typed: string): string {
  if (!isSerial(typed.trim())) throw invalid({ serials: because('serial-malformed', { serial: typed.trim() }) });
  return normaliseSerial(typed);
}

function needEnough({ name, quantity }: NumberedLine, given: number, { reason, isPartial }: Packed): void {
  if (given > quantity || (given < quantity && !reason && !isPartial))
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
  { owner: { uid, locale }, from, startsOn }: Packed,
  { productId, name, position, facts: { maker, warranty, parts } }: NumberedLine,
  serial: string,
  at: Date,
) => ({
  id: newId('unt', at.getTime()),
  ...{ uid, locale, fromUs: true, serial, name, productId, position, startsOn },
  maker: maker.key,
  makerName: maker.name,
  orderId: 'orderId' in from ? from.orderId : null,
  shipmentId: 'shipmentId' in from ? from.shipmentId : null,
  installationId: 'installationId' in from ? from.installationId : null,
  productYears: warranty.years ?? null,
  performanceYears: warranty.performanceYears ?? null,
  warrantyParts: JSON.stringify(parts),
  warrantyWords: warranty.words ?? '',
  createdAt: at,
});

/**
 * Frees the serial number that a replacement gets from what a customer has said to own from elsewhere: the shop holds the unit in its hands. Answers
 * the number if there was such a unit.
 */
export const freeSerial = async ({ trx }: Pick<Write, 'trx'>, replacedId: string, serial: string): Promise<string[]> =>
  deleteForeign(trx, [{ maker: await findMaker(trx, replacedId), serial }]);
