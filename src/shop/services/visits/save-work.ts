import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { type Checklist, pointsOf } from './checklist.ts';
import { visitInHand } from './show-visit.ts';
import { lockVisit } from './visit.store.ts';
import type { Work } from './visit.ts';
import { keepWork, selectWork } from './work.store.ts';

export type WorkInput = Pick<
  Work,
  'revision' | 'totalKwh' | 'todayKwh' | 'inverterKw' | 'meterNote' | 'findings' | 'advice'
> & { checklist: Checklist };

/**
 * Stores the technician's notes: always complete, with a revision set by the device, so that a late or repeated copy changes
 * nothing. Answers what is stored. Throws `not-found`, `forbidden`, `wrong-step` outside a started visit, `invalid`.
 */
export async function saveWork(platform: Platform, actor: Principal, id: string, input: WorkInput): Promise<Work> {
  return transact(platform, async (write) => {
    const { trx } = write;
    await lockVisit(trx, id);
    const visit = await visitInHand(trx, actor, id);
    const known = await selectWork(trx, id);
    if (known.revision >= input.revision) return known;
    if (visit.state !== 'started') throw new Fault('wrong-step', 'notes-need-start');
    const points: string[] = pointsOf(visit);
    if (Object.keys(input.checklist).some((point) => !points.includes(point)))
      throw invalid({ checklist: 'not-a-point' });
    const { checklist, ...rest } = input;
    const at = platform.clock.now();
    await keepWork(trx, { visitId: id, ...rest, checklist: JSON.stringify(checklist), updatedAt: at });
    const kept = await selectWork(trx, id);
    if (isAdministrator(actor))
      await recordAction(
        write,
        actor,
        { act: 'visit.noted', subject: `visit:${id}`, before: { ...known }, after: { ...kept } },
        at,
      );
    return kept;
  });
}
