import { NO_PAGE } from '#src/platform/page-cache/stored-page.ts';

/**
 * What a workspace page may watch. A use case that changes such a subject says so in its own transaction: `write.expire(live('orders'))`. Every open
 * page of the administrator that watches it reloads its data (web/features/live-updates/use-live-updates.ts).
 */
const LIVE_SUBJECTS = [
  'orders',
  'bookings',
  'payments',
  'stock',
  'messages',
  'questions',
  'enquiries',
  'leads',
  'applications',
  'claims',
  'reviews',
  'customers',
  'imports',
  'catalogue',
  'pictures',
  'settings',
  'audit',
  'outbox',
  'jobs',
] as const;
export type LiveSubject = (typeof LIVE_SUBJECTS)[number];

/** The tag of a subject; no page of the shop carries it, so expiring it discards nothing. */
export const live = (subject: LiveSubject): string => NO_PAGE + subject;

/** The subjects that expired tags stand for. An edit of a product may be one of its stock. */
export function liveSubjects(tags: string[]): LiveSubject[] {
  const found = new Set<LiveSubject>();
  for (const tag of tags) {
    if (tag.startsWith('product:')) found.add('stock');
    else if (tag.startsWith(NO_PAGE)) found.add(tag.slice(NO_PAGE.length) as LiveSubject);
  }
  return [...found];
}
