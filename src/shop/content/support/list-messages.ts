import type { Platform } from '#src/platform/platform.ts';
import { countContactMessages, type MessageQuery, selectContactMessages } from './contact.store.ts';

export type ContactMessage = Awaited<ReturnType<typeof selectContactMessages>>[number];

/** Messages from the contact form, newest first, for the administrator; `q` searches names, addresses, numbers and texts. */
export async function listMessages({ db }: Pick<Platform, 'db'>, query: MessageQuery) {
  const [items, total] = await Promise.all([selectContactMessages(db, query), countContactMessages(db, query)]);
  return { items, total, next: query.page * query.limit < total ? query.page + 1 : null };
}
