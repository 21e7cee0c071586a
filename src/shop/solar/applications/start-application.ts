import type { ApplicationStep } from '#src/kernel/application-lifecycle.ts';
import { dayInIndia } from '#src/kernel/india-time.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { Fault, invalid, notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { showInstallation } from '#src/shop/sales/installations/show-installation.ts';
import type { Plant } from '#src/shop/solar/plants/plant.ts';
import { noteCommissioned, plantIdOf, plantOf, startPlant } from '#src/shop/solar/plants/plant-of.ts';
import { findPin } from '#src/shop/solar/sun/places.ts';
import { insertApplication, insertEvent } from './application.store.ts';
import type { StepDraft } from './application.ts';
import { notifyOfStep } from './notify-of-step.ts';

/** A customer's plant, or an installed order, whose plant is added if it has none; then `name` and `kwp` are the plant's. */
export type ApplicationOrigin = { plantId: string } | { installationId: string; name: string; kwp: number };

/** As most roofs have it; its owner can change it. */
const USUAL_ROOF = { tilt: 15, azimuth: 0 };

/**
 * Starts the application of a plant at the step that it has reached, and tells the customer. Answers its id. For the administrator.
 * Throws `not-found`, `conflict` where the plant has one, `invalid`, `wrong-step` for an order whose customer has not confirmed their address.
 */
export async function startApplication(
  platform: Platform,
  actor: Actor,
  origin: ApplicationOrigin,
  first: StepDraft & { state: ApplicationStep },
): Promise<string> {
  const at = platform.clock.now();
  if (first.on > dayInIndia(at)) throw invalid({ on: 'reading-ahead' });
  return transact(platform, async (write) => {
    const { trx } = write;
    const plant = 'plantId' in origin ? await plantOf(trx, origin.plantId) : await plantFor(write, origin, at);
    const application = {
      id: newId('app', at.getTime()),
      plantId: plant.id,
      state: first.state,
      retry: null,
      since: first.on,
    };
    if (!(await insertApplication(trx, application, at))) throw new Fault('conflict', 'plant-has-application');
    await insertEvent(trx, application.id, first, 'shop', at);
    if (first.state === 'commissioned') await noteCommissioned(trx, plant, first.on, at);
    const after = { plant: plant.id, state: first.state, on: first.on };
    await recordAction(
      write,
      actor,
      { act: 'application.started', subject: `application:${application.id}`, after },
      at,
    );
    await notifyOfStep(write, platform, plant, application, first);
    write.expire(live('applications'));
    return application.id;
  });
}

async function plantFor(
  { trx }: Write,
  { installationId, name, kwp }: Extract<ApplicationOrigin, { installationId: string }>,
  at: Date,
): Promise<Plant> {
  const order = await showInstallation({ db: trx }, installationId);
  if (order.state === 'cancelled') throw notFound('installation');
  if (order.awaitsProof) throw new Fault('wrong-step', 'installation-unproved');
  const known = await plantIdOf(trx, installationId);
  if (known) return plantOf(trx, known);
  const pin = order.address.zipcode;
  if (!findPin(pin)) throw invalid({ installationId: 'pin-not-known' });
  return startPlant(trx, { ...USUAL_ROOF, name, kwp, pin, uid: order.uid, locale: order.locale, installationId }, at);
}
