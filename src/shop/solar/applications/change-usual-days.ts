import type { ApplicationState } from '#src/kernel/application-lifecycle.ts';
import { transact } from '#src/platform/database/transact.ts';
import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { lockUsualDays, selectUsualDays, setUsualDays } from './application.store.ts';
import type { UsualDays } from './application.ts';

export const listUsualDays = ({ db }: Pick<Platform, 'db'>): Promise<UsualDays[]> => selectUsualDays(db);

/** Decides how long steps usually take: from then on they are the owner's word, also where the number stays. Throws `not-found`. */
export async function changeUsualDays(
  platform: Platform,
  actor: Actor,
  usual: readonly Pick<UsualDays, 'state' | 'days'>[],
): Promise<void> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const before: Partial<Record<ApplicationState, number>> = {};
    const after: Partial<Record<ApplicationState, number>> = {};
    for (const { state, days } of [...usual].sort((a, b) => a.state.localeCompare(b.state))) {
      const was = await lockUsualDays(write.trx, state);
      if (was === undefined) throw notFound('application');
      await setUsualDays(write.trx, state, days, at);
      before[state] = was;
      after[state] = days;
    }
    await recordAction(
      write,
      actor,
      { act: 'application.usual-days-changed', subject: 'application:usual-days', before, after },
      at,
    );
    write.expire(live('applications'));
  });
}
