import { dayInIndia } from '#src/kernel/india-time.ts';
import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { countLeads, countWaiting, findLeadRow, type LeadQuery, selectLeads } from './lead.store.ts';
import type { Lead } from './lead.ts';

type Reading = Pick<Platform, 'db' | 'clock'>;

/** Leads for the administrator: due next steps first, then planned ones by day, then the newest. */
export async function listLeads({ db, clock }: Reading, query: LeadQuery) {
  const today = dayInIndia(clock.now());
  const [items, total] = await Promise.all([selectLeads(db, query, today), countLeads(db, query)]);
  return { items, total, today, next: query.page * query.limit < total ? query.page + 1 : null };
}

/** Throws `not-found`. */
export async function showLead({ db }: Pick<Platform, 'db'>, id: string): Promise<Lead> {
  const lead = await findLeadRow(db, id);
  if (!lead) throw notFound('lead');
  return lead;
}

/** For the owner's first page. */
export const countLeadsWaiting = ({ db, clock }: Reading) => countWaiting(db, dayInIndia(clock.now()));
