/**
 * What a workspace page may watch. A use case that changes such a thing says so with its own transaction:
 * `write.expire(live('orders'))`. Every open page of the administrator that watches it loads its data again
 * (web/features/live-updates/use-live-updates.ts).
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
] as const;
export type LiveSubject = (typeof LIVE_SUBJECTS)[number];

/** The tag of a subject; no page of the shop carries it, so nothing is thrown away by it. */
export const live = (subject: LiveSubject): string => `admin:${subject}`;

/** What expired tags mean to the workspace. A product's own tag is what every change of its stock expires. */
export function liveSubjects(tags: string[]): LiveSubject[] {
  const found = new Set<LiveSubject>();
  for (const tag of tags) {
    if (tag.startsWith('product:')) found.add('stock');
    else if (tag.startsWith('admin:')) found.add(tag.slice('admin:'.length) as LiveSubject);
  }
  return [...found];
}
