import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { needOwnFacts } from '#src/shop/back-office/opening/need-open.ts';
import type { AddressDraft } from '#src/shop/customers/addresses/address.ts';
import { findOrAddCustomer } from '#src/shop/customers/identity/add-customer.ts';
import { holdProof } from '#src/shop/customers/identity/has-proved.ts';
import type { Shop } from '#src/shop/shop.ts';
import { advanceLeadOf } from '#src/shop/solar/leads/change-lead.ts';
import { insertInstallation, insertInstallationEvent, isSurveyTaken } from './installation.store.ts';
import type { Installation } from './installation.ts';
import { type InstallationWish, priceInstallation } from './price-installation.ts';
import { showInstallation } from './show-installation.ts';

export type InstallationDraft = InstallationWish & {
  name: string;
  email: string;
  address: AddressDraft;
  note: string;
  locale: string;
  /** The total that the customer was told, in paise. */
  amount: number;
};

/**
 * Offers a system with its installation: freezes price, split and milestones for a customer, who is found or added by mail address. Nothing is held
 * yet, and nothing sent: each milestone gets its payment link. Throws what {@link priceInstallation} throws, and `price-changed` where `amount` is
 * not today's total, `conflict`, `shop-closed`.
 */
export async function createInstallation(
  shop: Shop,
  actor: Actor,
  { name, email, address, note, locale, amount, ...wish }: InstallationDraft,
): Promise<Installation> {
  await needOwnFacts(shop);
  const at = shop.clock.now();
  const id = newId('ins', at.getTime());
  await transact(shop, async (write) => {
    const { trx, expire } = write;
    const { customer } = await findOrAddCustomer(trx, { name, email, at });
    const priced = await priceInstallation({ ...shop, db: trx }, wish, customer.email);
    if (priced.total !== amount) throw new Fault('price-changed', 'total-changed', { detail: { total: priced.total } });
    const { lines, work, goods, goodsRateBp, service, serviceRateBp, surveyBookingId, credit } = priced;
    try {
      await insertInstallation(
        trx,
        {
          id,
          uid: customer.uid,
          awaitsProof: !(await holdProof(trx, customer.uid, customer.email)),
          test: shop.settings.testPayments,
          state: 'offered',
          name,
          email: customer.email,
          address: JSON.stringify(address),
          locale,
          note,
          lines: JSON.stringify(lines),
          workPaise: work,
          goodsPaise: goods,
          goodsRateBp,
          servicePaise: service,
          serviceRateBp,
          surveyBookingId,
          creditPaise: credit,
          creditGoodsPaise: priced.creditGoods,
          totalPaise: priced.total,
          createdBy: actor.uid,
          createdAt: at,
          updatedAt: at,
          completedAt: null,
          cancelledAt: null,
        },
        priced.milestones.map(({ sharePercent, amount: part, goods: ofGoods }, index) => ({
          installationId: id,
          position: index + 1,
          sharePercent,
          amountPaise: part,
          goodsPaise: ofGoods,
          paymentId: null,
          paidAt: null,
        })),
      );
    } catch (error) {
      // Two orders for one survey at once: the other has it.
      throw isSurveyTaken(error) ? invalid({ survey: 'survey-credited' }) : error;
    }
    await insertInstallationEvent(trx, { installationId: id, at, actor: actor.uid, what: 'created', milestone: null });
    const after = {
      customer: customer.uid,
      lines: wish.lines,
      workPaise: work,
      totalPaise: priced.total,
      creditPaise: credit,
      shares: priced.shares,
    };
    await recordAction(write, actor, { act: 'installation.created', subject: `installation:${id}`, after }, at);
    await advanceLeadOf(write, customer.uid, { to: 'proposal-sent', by: actor, at });
    expire(live('orders'));
  });
  return showInstallation(shop, id);
}
