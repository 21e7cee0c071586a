import { transact } from '#src/platform/database/transact.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAct } from '#src/shop/audit/record-act.ts';
import { copyProduct } from '#src/shop/catalogue/products/copy-product.ts';
import { createProduct } from '#src/shop/catalogue/products/create-product.ts';
import { NEW_PRODUCT, type ProductChange } from '#src/shop/catalogue/products/product-draft.ts';
import { productRecord, productSubject } from '#src/shop/catalogue/products/product-record.ts';
import { updateProduct } from '#src/shop/catalogue/products/update-product.ts';
import { addReview } from './review.store.ts';
import { syncReviews } from './sync-reviews.ts';

/** Creates a product with its comments, or with one sample review that stays a draft (rules.md §1). Answers its id. */
export function addProduct(platform: Platform, actor: Actor, input: ProductChange): Promise<string> {
  return transact(platform, async (write) => {
    const at = platform.clock.now();
    const id = await createProduct(platform, write, input);
    await recordAct(
      write,
      actor,
      { act: 'product.added', subject: productSubject(id), after: await productRecord(write.trx, id) },
      at,
    );
    if (input.reviews) await syncReviews(platform, write, actor, id, input);
    else {
      await addReview(write.trx, {
        id: newId('rev', at.getTime()),
        productId: id,
        uid: null,
        ...NEW_PRODUCT.review,
        kind: 'store',
        state: 'draft',
        createdAt: at,
      });
    }
    return id;
  });
}

/** Makes a draft that says what another product says; answers its id. Throws `not-found`. */
export function duplicateProduct(platform: Platform, actor: Actor, sourceId: string): Promise<string> {
  return transact(platform, async (write) => {
    const id = await copyProduct(platform, write, sourceId);
    const after = { ...(await productRecord(write.trx, id)), copyOf: sourceId };
    await recordAct(write, actor, { act: 'product.added', subject: productSubject(id), after }, platform.clock.now());
    return id;
  });
}

/** Changes a product and its comments in one transaction. Throws `not-found`, `conflict` (another version), `invalid`. */
export function editProduct(platform: Platform, actor: Actor, id: string, input: ProductChange): Promise<void> {
  return transact(platform, async (write) => {
    const before = await productRecord(write.trx, id);
    await updateProduct(platform, write, id, input);
    const after = await productRecord(write.trx, id);
    await recordAct(
      write,
      actor,
      { act: 'product.updated', subject: productSubject(id), before, after },
      platform.clock.now(),
    );
    await syncReviews(platform, write, actor, id, input);
  });
}
