import { customerMove, moveApplication } from '#src/kernel/application-lifecycle.ts';
import { dayInIndia } from '#src/kernel/india-time.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { noteCommissioned } from '#src/shop/solar/plants/plant-of.ts';
import { insertEvent, lockApplication, updateApplication } from './application.store.ts';
import type { Application, StepDraft } from './application.ts';
import { notifyOfStep } from './notify-of-step.ts';
import { enteringAs } from './show-application.ts';

/**
 * Enters what an application has reached: the administrator any step ahead, or a rejection with its reason; its customer what comes next, where they do
 * or see it themselves. The customer is told of what the shop enters.
 * Throws `not-found`, `wrong-step` for a move that may not be made, `invalid` for a day to come or before the last step, and a rejection without a reason.
 */
export async function enterStep(
  platform: Platform,
  actor: Principal,
  id: string,
  step: StepDraft,
): Promise<Application> {
  const at = platform.clock.now();
  return transact(platform, async (write) => {
    const { trx } = write;
    const before = (await lockApplication(trx, id)) as Application;
    const { plant, as } = await enteringAs(trx, actor, before);
    const next = moveApplication(before, step.state);
    if (!next || (as === 'customer' && customerMove(before) !== step.state))
      throw new Fault('wrong-step', 'application-moved', { detail: { state: before.state } });
    if (step.state === 'rejected' && step.note === '') throw invalid({ note: 'choose-reject-reason' });
    if (step.on > dayInIndia(at)) throw invalid({ on: 'reading-ahead' });
    if (step.on < before.since) throw invalid({ on: 'before-last-step' });
    await updateApplication(trx, id, next, step.on);
    await insertEvent(trx, id, step, as, at);
    if (step.state === 'commissioned') await noteCommissioned(trx, plant, step.on, at);
    const after = { ...before, ...next, since: step.on };
    if (as === 'shop') {
      const told = { before: { state: before.state, on: before.since }, after: { state: next.state, on: step.on } };
      await recordAction(write, actor, { act: 'application.moved', subject: `application:${id}`, ...told }, at);
      await notifyOfStep(write, platform, plant, after, step);
    }
    write.expire(live('applications'));
    return after;
  });
}
