import type { anythingAnswer, workAnswer } from '#src/wire/back-office/work.ts';
import { type Answered, call } from './call.ts';

export type WorkRow = Answered<typeof workAnswer>['data'][number];
type WireFound = Answered<typeof anythingAnswer>['data'];

/** What waits for the administrator. */
export const showWork = async (): Promise<WorkRow[]> =>
  (await call<{ answer: typeof workAnswer }>('GET', '/admin/work')).data;

/** Orders, customers and products; totals in rupees. */
export const findAnything = async (q: string, signal: AbortSignal): Promise<WireFound> =>
  (
    await call<{ answer: typeof anythingAnswer }>('GET', `/admin/search?${new URLSearchParams({ q })}`, undefined, {
      signal,
    })
  ).data;
