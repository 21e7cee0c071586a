import { isPayable, MILESTONES } from '#src/kernel/installation.ts';
import { paise } from '#src/kernel/money.ts';
import { Fault } from '#src/platform/fault.ts';
import { localeOf } from '#src/shop/notifications/language.ts';
import { mailWords } from '#src/shop/notifications/mail-words.ts';
import { nextMilestone } from '#src/shop/sales/installations/installation.ts';
import { showInstallation } from '#src/shop/sales/installations/show-installation.ts';
import type { InstallationSnapshot } from '#src/shop/sales/payments/payment.ts';
import type { Shop } from '#src/shop/shop.ts';

/** A milestone of an installed order, paid by its link. */
export type WantedMilestone = {
  milestone: { installation: string; position: number };
  link: { id: string };
  service?: undefined;
  coupon?: undefined;
};

/**
 * What is due for a milestone, with everything frozen with its payment. The price is that of the offer, whatever prices are today. Throws
 * `not-found`, `conflict` for one that is paid, not next, cancelled, or of the other kind of payments (test or real).
 */
export async function quoteMilestone(
  shop: Pick<Shop, 'db' | 'settings'>,
  { milestone: { installation: id, position }, link }: WantedMilestone,
): Promise<{ kind: 'installation'; snapshot: InstallationSnapshot; total: ReturnType<typeof paise> }> {
  const order = await showInstallation(shop, id);
  const due = nextMilestone(order);
  if (!isPayable(order.state) || due?.position !== position) throw new Fault('conflict', 'milestone-not-due');
  if (order.test !== shop.settings.testPayments) throw new Fault('conflict', 'payment-given-up');
  const { address, name, email, locale, number, milestones, lines } = order;
  const words = mailWords(localeOf(locale));
  return {
    kind: 'installation',
    snapshot: {
      installation: { id, number, position, milestones: milestones.length },
      title: words('installations.title', {
        number: String(number),
        milestone: words(`installations.milestones.${MILESTONES[position - 1] ?? 'onOrder'}`),
        share: String(due.sharePercent),
      }),
      items:
        position === 1
          ? lines.map(({ productId, name: goods, quantity }) => ({ productId, name: goods, quantity }))
          : [],
      address,
      contact: { name, email, phone: address.phone },
      charges: { subtotal: due.amount, discount: paise(0), delivery: paise(0) },
      locale,
      link: link.id,
    },
    total: due.amount,
  };
}
