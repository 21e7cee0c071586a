import { redirect } from 'react-router';
import { listOutbox, showMessage } from '#src/platform/mail/outbox.ts';
import { recordReading } from '#src/shop/audit/record-entry.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import { hrefs } from '#src/wire/pages.ts';

const PAGE_SIZE = 25;

export const loader = pageLoader('outbox', async ({ customer, shop, locale, searchParams }) => {
  const words = texts(locale, 'outbox');
  const asked = searchParams.get('page') ?? '1';
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
  const id = searchParams.get('id');
  const [{ items, total }, one] = await Promise.all([
    listOutbox(shop, { page, limit: PAGE_SIZE }),
    id ? showMessage(shop, id) : undefined,
  ]);
  if (items.length === 0 && page > 1) throw redirect(hrefs.outbox());
  if (one) await recordReading(shop, customer, { act: 'mail.read', subject: `mail:${one.id}` });
  return {
    texts: words,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    // A mail's text is shown in its frame; the list needs none.
    rows: items.map(({ text, lastError: _, ...row }) => ({ ...row, subject: row.subject || text.slice(0, 120) })),
    one: one && {
      ...one,
      html: undefined,
      struckOut: one.text === '',
      text: one.channel !== 'mail' ? one.text : undefined,
    },
  };
});
