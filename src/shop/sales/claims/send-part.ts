import { because } from '#src/kernel/refusals.ts';
import { isSerial, normaliseSerial } from '#src/kernel/serials.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { freeSerial } from '#src/shop/sales/units/register-units.ts';
import { replaceUnit } from './claimed-unit.store.ts';
import { claimFor, goOn } from './move-claim.ts';

export type PartSent = {
  carrier: string;
  tracking: string;
  trackingUrl: string;
  /** Of a unit that takes the claimed one's place. */
  serial?: string | undefined;
};

/**
 * Notes the part that was sent for an accepted claim. With a serial number it is a whole unit, which takes the old one's place in the wallet with what
 * is left of its warranty. For the administrator. Throws `not-found`, `wrong-step`, `invalid` for a number that is malformed or another unit's.
 */
export async function sendPart(platform: Platform, actor: Actor, id: string, part: PartSent): Promise<void> {
  const at = platform.clock.now();
  const { carrier, tracking, trackingUrl } = part;
  const serial = part.serial ? normaliseSerial(part.serial) : undefined;
  if (serial && !isSerial(serial)) throw invalid({ serial: because('serial-malformed', { serial }) });
  await transact(platform, async (write) => {
    const claim = await claimFor(write, id, 'part-sent');
    if (serial && claim.unit.returned) throw new Fault('wrong-step', 'claim-unit-returned');
    const replacementId = serial ? newId('unt', at.getTime()) : null;
    const taken = serial ? await freeSerial(write, claim.unit.id, serial) : [];
    if (serial && replacementId) {
      const isFree = await replaceUnit(write.trx, { oldId: claim.unit.id, newId: replacementId, serial, at });
      if (!isFree) throw invalid({ serial: because('serial-used', { serial }) });
      write.expire(live('orders'));
    }
    await goOn(write, platform, claim, { state: 'part-sent', carrier, tracking, trackingUrl, replacementId }, at);
    const after = {
      state: 'part-sent',
      carrier,
      ...(serial && { serial }),
      ...(taken.length > 0 && { takenFromWallets: taken }),
    };
    const told = { before: { state: claim.state }, after };
    await recordAction(write, actor, { act: 'claim.part-sent', subject: `claim:${id}`, ...told }, at);
  });
}
