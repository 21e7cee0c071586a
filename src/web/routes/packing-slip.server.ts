import { languageTag } from '#src/contract/visitor.ts';
import { pageContext } from '#src/pages/page-context.ts';
import { unshipped } from '#src/shop/orders/shipment.ts';
import { showOrder } from '#src/shop/orders/show-order.ts';
import { administratorOnly } from '../admin/administrator-only.server.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

/** What lies in the parcel: what has not left yet, or the whole order once all of it has. Without prices: the parcel may be a gift. */
export const loadPackingSlip = ({ params, ...args }: LoaderArgs & { params: { id: string } }) =>
  answered(args.context, async () => {
    const actor = await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
    const { order, shipments } = await showOrder(shop, actor, params.id);
    const left = unshipped(order.lines, shipments);
    const lines = left.length ? left : order.lines.map(({ quantity }, position) => ({ position, quantity }));
    const day = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
    return {
      texts: texts(locale, 'orderDesk'),
      number: order.number,
      test: order.test,
      on: day.format(order.at),
      name: order.name,
      address: order.address,
      note: order.note,
      lines: lines.map(({ position, quantity }) => ({ position, quantity, name: order.lines[position]?.name ?? '', sku: order.lines[position]?.sku })),
    };
  });
