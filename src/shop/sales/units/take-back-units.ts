import { because } from '#src/kernel/refusals.ts';
import { normaliseSerial } from '#src/kernel/serials.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { invalid } from '#src/platform/fault.ts';
import { releaseUnits, selectUnitsOf } from './unit.store.ts';
import type { LineSerials } from './unit.ts';

export type Back = {
  orderId: string;
  /** What came back, and how many units of that line the customer had. */
  lines: { position: number; productId: string; name: string; quantity: number; had: number }[];
  /** Which; where all numbered units of a line come back nobody has to say so. */
  serials: LineSerials[];
};

/**
 * Frees the serial numbers of units that are taken back in, and answers them. Throws `invalid` for numbers of other units, and where it has to be
 * said which came back.
 */
export async function takeBackUnits(write: Write, { orderId, lines, serials }: Back, at: Date): Promise<LineSerials[]> {
  const units = (await selectUnitsOf(write.trx, orderId)).filter(({ returned }) => !returned);
  const back: LineSerials[] = [];
  for (const { position, productId, name, quantity, had } of lines) {
    const ofLine = units.filter((one) => one.position === position);
    const held = ofLine.map(({ serial }) => serial);
    const isKit = ofLine.some((one) => one.productId !== productId);
    // Of a kit all parts come back with the last of it; before, at least one. Some may have been sent without a number.
    const fewest = isKit ? (quantity >= had ? held.length : 1) : Math.max(0, quantity - (had - held.length));
    const most = isKit ? held.length : quantity;
    const said = serials.find((one) => one.position === position)?.serials.map(normaliseSerial);
    const chosen = [...new Set(said ?? (fewest >= held.length ? held : []))];
    const foreign = chosen.find((serial) => !held.includes(serial));
    if (foreign !== undefined) throw invalid({ serials: because('serial-not-sent', { serial: foreign }) });
    if (chosen.length < fewest || chosen.length > most)
      throw invalid({ serials: because('which-came-back', { name, quantity }) });
    await releaseUnits(write.trx, orderId, position, chosen, at);
    if (chosen.length > 0) back.push({ position, serials: chosen });
  }
  return back;
}
