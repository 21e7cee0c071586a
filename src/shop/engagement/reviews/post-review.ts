import { DAY_MS } from '#src/kernel/india-time.ts';
import { transact } from '#src/platform/database/transact.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enforceLimits, type Limit } from '#src/platform/rate-limit/consume.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { mustBeOnSale } from '#src/shop/catalogue/products/find-product.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { addReview } from './review.store.ts';

/** Comments are shown at once, so they must not fill pages faster than anybody can moderate. */
const LIMITS = { hour: 10, day: 30, network: 60 };
const TOO_OFTEN = 'comments-too-often';

type Posted = { productId: string; name: string; msg: string; network: string };

const limitsOf = ({ uid }: Principal, { network }: Posted): Limit[] => [
  { what: 'comment', who: uid, most: LIMITS.hour },
  { what: 'comment a day', who: uid, most: LIMITS.day, within: DAY_MS },
  { what: 'comment network', who: network, most: LIMITS.network },
];

/**
 * Posts a comment; it is shown at once and moderated afterwards (rules.md §3). A shopper's comment carries the account's name; the administrator's is
 * the store's, under the name given.
 * @param input `network`: the caller's, for the limits
 * @throws `not-found`, `too-many`
 */
export async function postReview(platform: Platform, author: Principal, input: Posted): Promise<void> {
  const at = platform.clock.now();
  const store = isAdministrator(author);
  await transact(platform, async (write) => {
    const { trx } = write;
    const id = newId('rev', at.getTime());
    await mustBeOnSale(trx, input.productId, store);
    if (!store) await enforceLimits(trx, platform, limitsOf(author, input), TOO_OFTEN);
    await addReview(trx, {
      id,
      productId: input.productId,
      uid: store ? null : author.uid,
      name: store ? input.name : author.name,
      msg: input.msg,
      kind: store ? 'store' : 'shopper',
      state: 'published',
      createdAt: at,
    });
    if (store) {
      const after = { review: id, name: input.name, msg: input.msg };
      await recordAction(write, author, { act: 'review.added', subject: `product:${input.productId}`, after }, at);
    }
    // The owner's own are there at the next request, like every edit of theirs.
    (store ? write.expire : write.outdate)(TAGS.comments(input.productId));
  });
}
