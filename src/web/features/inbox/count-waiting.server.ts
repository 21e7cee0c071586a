import { showWork } from '#src/shop/back-office/reports/show-work.ts';
import type { Shop } from '#src/shop/shop.ts';
import type { InboxCounts } from './inbox-frame.tsx';

/** How much of each kind waits for an answer. */
export async function countWaiting(shop: Shop): Promise<InboxCounts> {
  const work = await showWork(shop);
  const of = (wanted: string) => work.find(({ kind }) => kind === wanted)?.count ?? 0;
  return {
    messages: of('messages'),
    questions: of('questions'),
    enquiries: of('enquiries'),
    complaints: of('complaints'),
  };
}
