import type { Write } from '#src/platform/database/transact.ts';
import { newId } from '#src/platform/ids.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { insertLead } from './lead.store.ts';
import type { LeadDraft } from './lead.ts';

/** Adds a lead in the caller's transaction; answers its id. */
export async function addLead(
  { trx, expire }: Pick<Write, 'trx' | 'expire'>,
  draft: LeadDraft,
  at: Date,
): Promise<string> {
  const id = newId('led', at.getTime());
  await insertLead(trx, {
    ...draft,
    id,
    uid: draft.uid ?? null,
    state: 'new',
    consentedAt: at,
    createdAt: at,
    changedAt: at,
  });
  expire(live('leads'));
  return id;
}
