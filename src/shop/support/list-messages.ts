import type { Platform } from '#src/platform/platform.ts';
import { countContactMessages, selectContactMessages } from '#src/shop/support/contact.store.ts';

export type ContactMessage = Awaited<ReturnType<typeof selectContactMessages>>[number];

/** What people wrote by the contact form, newest first, for the administrator. */
export async function listMessages({ db }: Pick<Platform, 'db'>, paging: { page: number; limit: number }) {
  const [items, total] = await Promise.all([selectContactMessages(db, paging), countContactMessages(db)]);
  return { items, total, next: paging.page * paging.limit < total ? paging.page + 1 : null };
}
