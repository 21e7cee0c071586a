import { listCustomers, showCustomer } from '#src/shop/back-office/reports/show-customers.ts';
import { showSecondFactor } from '#src/shop/customers/identity/second-factor.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { administratorOnly } from '#src/web/context/administrator-only.server.ts';
import { answered } from '#src/web/context/answered.server.ts';
import type { LoaderArgs } from '#src/web/context/signed-in.server.ts';
import { pageIn, textIn } from '#src/web/features/workspace-list/list-query.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

const PAGE_SIZE = 30;

export const loadCustomers = (args: LoaderArgs) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
    const { searchParams } = new URL(args.request.url);
    const [q, page] = [textIn(searchParams, 'q'), pageIn(searchParams)];
    const { items, total } = await listCustomers(shop, { q, page, limit: PAGE_SIZE });
    return {
      texts: texts(locale, 'customers'),
      q,
      page,
      pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
      total,
      rows: items,
    };
  });

export const loadCustomer = (args: LoaderArgs) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
    const uid = textIn(new URL(args.request.url).searchParams, 'id');
    const [{ acts, ...found }, { confirmed }] = await Promise.all([
      showCustomer(shop, uid),
      showSecondFactor(shop, uid),
    ]);
    return {
      texts: texts(locale, 'customers', 'audit'),
      ...found,
      secondFactor: confirmed,
      acts: acts.map(({ id, at, actorName, act }) => ({ id, at, actorName, act })),
    };
  });

export type CustomerData = Awaited<ReturnType<typeof loadCustomer>>;
