import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import { SWEEP_QUEUE } from '#src/platform/mail/sweep-outbox.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { endDemonstration, isDemonstration } from '#src/shop/back-office/settings/demonstration.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { HOME_TAG } from '#src/shop/content/home/banner.ts';
import { FAQ_TAG } from '#src/shop/content/support/faq.ts';
import { confirmIdentity, type Proof } from '#src/shop/customers/identity/confirm-identity.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { PICTURES_QUEUE, type Pictures } from '#src/shop/customers/privacy/remove-pictures.ts';
import { OFFERS_TAG } from '#src/shop/sales/promotions/campaign.ts';
import { SERVICES_TAG } from '#src/shop/services/plans/service.ts';
import { deleteDemonstration } from './demonstration.store.ts';
import { readSeeded } from './read-seeded.ts';
import { deleteCustomers, selectTestCustomers } from './test-customer.store.ts';
import {
  countOpen,
  countTrial,
  deleteTrial,
  hasRealMoney,
  selectTrialPhotos,
  stopPayments,
  type TrialCounts,
} from './trial.store.ts';

export type ClearTrial = Proof & {
  /** The shop's name, entered to confirm. */
  name: string;
  /** Also accounts that have nothing but trial data. */
  customers: boolean;
  /** Also everything that the demonstration added. */
  demonstration: boolean;
};
export type Cleared = TrialCounts & { customers: number; demonstration: Record<string, number> | null };

/**
 * Clears everything that was tried out before the shop opens: test payments and all that came of them, in one transaction. Anything connected with
 * real money is left, and once there is any, the whole is refused (docs/decisions/0030). The audit log stays, with one more line.
 * @throws `invalid` for another name or a wrong proof; `conflict` with `why` `open` while somebody may be paying, `real` once real money came,
 * `demonstration` where there is none to clear
 */
export async function clearTrial(platform: Platform, actor: Principal, wish: ClearTrial): Promise<Cleared> {
  if (wish.name.trim() !== platform.shopSettings.current.name) throw invalid({ name: 'type-shop-name' });
  await confirmIdentity(platform, actor, wish);
  const at = platform.clock.now();
  const seeded = await readSeeded();
  const cleared = await transact(platform, async (write) => {
    const { trx } = write;
    await stopPayments(trx);
    if (await hasRealMoney(trx))
      throw new Fault('conflict', 'trial-real-money', {
        detail: { why: 'real' },
      });
    if (await countOpen(trx, at))
      throw new Fault('conflict', 'trial-payment-open', {
        detail: { why: 'open' },
      });
    if (wish.demonstration && !(await isDemonstration(trx)))
      throw new Fault('conflict', 'no-demonstration', { detail: { why: 'demonstration' } });
    const counts = await countTrial(trx);
    const customers = wish.customers ? await selectTestCustomers(trx) : [];
    const images = customers.flatMap(({ image }) => (image?.startsWith('/media/') ? [image] : []));
    const pictures: Pictures[] = [
      { image: null, private: await selectTrialPhotos(trx) },
      ...images.map((image) => ({ image, private: [] })),
    ];
    const moved = await deleteTrial(trx);
    const rated = await deleteCustomers(
      trx,
      customers.map(({ id }) => id),
    );
    const demonstration = wish.demonstration ? await deleteDemonstration(trx, seeded, at) : undefined;
    if (demonstration) await endDemonstration(write, at);

    for (const some of pictures)
      if (some.image || some.private.length > 0) await platform.jobs.send(trx, PICTURES_QUEUE, some);
    await platform.jobs.send(trx, SWEEP_QUEUE, {});
    const after = {
      ...counts,
      customers: customers.length,
      ...(demonstration && { demonstration: demonstration.counts }),
    };
    await recordAction(write, actor, { act: 'trial.cleared', subject: 'trial:all', after }, at);
    write.expire(TAGS.products, TAGS.categories, TAGS.popularity, OFFERS_TAG, SERVICES_TAG, FAQ_TAG, HOME_TAG);
    write.expire(
      ...[...new Set([...moved, ...rated, ...(demonstration?.products ?? [])])].map((id) => TAGS.product(id)),
    );
    write.expire(live('orders'), live('bookings'), live('payments'));
    return { ...counts, customers: customers.length, demonstration: demonstration?.counts ?? null };
  });
  platform.log.info({ cleared }, 'trial data was cleared');
  return cleared;
}
