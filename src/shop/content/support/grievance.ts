import type { GrievanceRow } from './grievance.store.ts';

/** What a complaint can be about. */
export const GRIEVANCE_TOPICS = ['order', 'delivery', 'product', 'payment', 'service', 'privacy', 'other'] as const;
export type GrievanceTopic = (typeof GRIEVANCE_TOPICS)[number];
export type GrievanceState = 'received' | 'in-review' | 'resolved';

/** The states from which the officer may move to each state; an answer during the review may be improved. */
export const BEFORE: Record<Exclude<GrievanceState, 'received'>, GrievanceState[]> = {
  'in-review': ['received', 'in-review'],
  resolved: ['received', 'in-review'],
};

/** The part of a ticket that the complainant sees. */
export type GrievanceStatus = Pick<
  GrievanceRow,
  'ticket' | 'topic' | 'state' | 'answer' | 'createdAt' | 'dueAt' | 'resolvedAt'
>;

/** A ticket as the officer sees it. */
export type Grievance = GrievanceStatus &
  Pick<GrievanceRow, 'name' | 'email' | 'phone' | 'locale' | 'about' | 'complaint'>;

/** One month later, as the E-Commerce Rules 2020 count (rule 4(5)); in a shorter month, its last day. */
export function monthAfter(at: Date): Date {
  const due = new Date(at);
  due.setUTCMonth(due.getUTCMonth() + 1);
  if (due.getUTCDate() !== at.getUTCDate()) due.setUTCDate(0);
  return due;
}

/** Normalises a ticket number as people type it: `kg-2026-000123 `. */
export const tidyTicket = (typed: string): string => typed.trim().toUpperCase().replaceAll(/\s+/g, '');
