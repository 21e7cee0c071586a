import { useTranslations } from 'use-intl';
import { PastOrderDetails } from './past-order-details.tsx';
import type { PastOrderView } from './past-order-view.server.ts';

/** What somebody ordered from the former shop; nothing where there is none. Needs the texts of `pastOrders`. */
export function PastOrders({ orders }: { orders: PastOrderView[] }) {
  const t = useTranslations('pastOrders');
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="past-orders" className="grid gap-3">
      <div>
        <h2 id="past-orders" className="text-section font-bold">
          {t('former')}
        </h2>
        <p className="text-sm text-soft">{t('formerText')}</p>
      </div>
      <ul className="grid gap-3">
        {orders.map((order) => (
          <li key={order.id}>
            <PastOrderDetails order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}
