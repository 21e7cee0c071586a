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
  'enquiries',
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

const PREFIX = 'admin:';

/** The tag of a subject; no page of the shop carries it, so expiring it discards nothing. */
export const live = (subject: LiveSubject): string => PREFIX + subject;

export const isLive = (tag: string): boolean => tag.startsWith(PREFIX);

/** The subjects that expired tags stand for. Every change of a product's stock expires the product's own tag. */
export function liveSubjects(tags: string[]): LiveSubject[] {
  const found = new Set<LiveSubject>();
  for (const tag of tags) {
    if (tag.startsWith('product:')) found.add('stock');
    else if (isLive(tag)) found.add(tag.slice(PREFIX.length) as LiveSubject);
  }
  return [...found];
}
