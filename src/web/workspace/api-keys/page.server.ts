import { API_SCOPES } from '#src/kernel/api-scopes.ts';
import { dateFormat } from '#src/kernel/format.ts';
import { listKeys } from '#src/shop/customers/api-keys/list-keys.ts';
import { showAccount } from '#src/shop/customers/identity/show-account.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { indiaWhen } from '#src/web/features/workspace-list/india-when.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('apiKeys', async ({ customer, shop, locale }) => {
  const [keys, account] = await Promise.all([listKeys(shop), showAccount(shop, customer.uid)]);
  const now = shop.clock.now();
  const when = indiaWhen(locale);
  const day = dateFormat(locale, { dateStyle: 'medium' });
  return {
    texts: texts(locale, 'apiKeys', 'profile', 'signUp'),
    account,
    scopes: API_SCOPES,
    keys: keys.map(({ id, name, beginning, scopes, networks, createdAt, expiresAt, lastUsedAt }) => ({
      id,
      name,
      beginning,
      scopes,
      networks,
      since: day.format(createdAt),
      used: lastUsedAt ? when(lastUsedAt) : undefined,
      // It ends with the night after its last day.
      ends: expiresAt ? day.format(new Date(expiresAt.getTime() - 1)) : undefined,
      isOver: expiresAt !== null && expiresAt <= now,
    })),
  };
});

export type KeysData = Awaited<ReturnType<typeof loader>>;
