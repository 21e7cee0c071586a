import { transact } from '#src/platform/database/transact.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { recordAct } from '#src/shop/audit/record-act.ts';
import { mustBeOnSale } from '#src/shop/catalogue/find-product.ts';
import { TAGS } from '#src/shop/catalogue/product.ts';
import { type Customer, isAdministrator } from '#src/shop/identity/customer.ts';
import { addReview } from '#src/shop/reviews/review.store.ts';

/**
 * Posts a comment; it shows at once and is moderated afterwards (decisions.md §3). A shopper's name is the account's;
 * the administrator's comment is the store's, under the name given. Throws `not-found`.
 */
export async function postReview(platform: Platform, author: Customer, input: { productId: string; name: string; msg: string }): Promise<void> {
  const at = platform.clock.now();
  const store = isAdministrator(author);
  await transact(platform, async (write) => {
    const { trx, expire } = write;
    const id = newId('rev', at.getTime());
    await mustBeOnSale(trx, input.productId, store);
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
      await recordAct(write, author, { act: 'review.added', subject: `product:${input.productId}`, after }, at);
    }
    expire(TAGS.product(input.productId));
  });
}
