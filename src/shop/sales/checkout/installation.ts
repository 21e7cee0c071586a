import { claimMilestone, placeMilestone, unclaimMilestone } from '#src/shop/sales/installations/pay-milestone.ts';
import { installationRefundEnded } from '#src/shop/sales/installations/refund-milestone.ts';
import type { InstallationSnapshot } from '#src/shop/sales/payments/payment.ts';
import type { Purchasable } from '#src/shop/sales/payments/purchasable.ts';
import { keepItems } from './keep-items.ts';
import { claimLink, unclaimLink } from './payment-link.store.ts';
import { releaseFormer } from './release-former.ts';
import { release, reserve } from './reserve.ts';

const milestoneOf = ({ installation: { id, position } }: InstallationSnapshot) => ({ id, position });

/** A milestone of an installed system: the payment of the first holds the goods, and takes them; the others hold nothing. */
export const installation: Purchasable<'installation'> = {
  reserves: ({ items }) => items,

  async hold(_shop, write, { id, snapshot }, former, at, again = false) {
    const ids = await releaseFormer(write, former);
    await reserve(write, id, snapshot.items, ids, at, again);
  },

  release,

  async keep(shop, write, { id, snapshot }, at) {
    if (!(await claimLink(write.trx, snapshot.link, id))) return 'link-ended';
    const milestone = milestoneOf(snapshot);
    if (!(await claimMilestone(write, milestone, id, at))) {
      await unclaimLink(write.trx, snapshot.link, id);
      return 'link-ended';
    }
    if (await keepItems(write, id, snapshot.items, at)) return undefined;
    await unclaimMilestone(write, id);
    await unclaimLink(write.trx, snapshot.link, id);
    shop.log.warn({ payment: id }, 'a late payment found its stock gone');
    return 'out-of-stock';
  },

  place: (shop, write, { id, uid, amount, snapshot, paid }, at) =>
    placeMilestone(shop, write, milestoneOf(snapshot), { id, uid, amount, paid }, at),

  refundEnded: installationRefundEnded,
};
