import { transact, type Write } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { copyProduct } from './copy-product.ts';
import { createProduct } from './create-product.ts';
import type { ProductChange } from './product-draft.ts';
import { productRecord, productSubject } from './product-record.ts';
import { updateProduct } from './update-product.ts';

/** What happens to reviews when a product is saved. Reviews are in a layer above the catalogue, so the caller passes this in. */
export type ProductReviews = {
  /** Writes the one sample review for a new product whose reviews were not given. */
  addSample(platform: Platform, write: Write, productId: string): Promise<void>;
  /** Updates a product's reviews to what was sent; does nothing if none were. */
  sync(platform: Platform, write: Write, actor: Actor, productId: string, change: ProductChange): Promise<void>;
};

/** Creates a product with its reviews, or with one sample that stays a draft (rules.md §1). Returns its id. */
export function addProduct(
  platform: Platform,
  actor: Actor,
  input: ProductChange,
  reviews: ProductReviews,
): Promise<string> {
  return transact(platform, async (write) => {
    const id = await createProduct(platform, write, input);
    const after = await productRecord(write.trx, id);
    await recordAction(
      write,
      actor,
      { act: 'product.added', subject: productSubject(id), after },
      platform.clock.now(),
    );
    if (input.reviews) await reviews.sync(platform, write, actor, id, input);
    else await reviews.addSample(platform, write, id);
    return id;
  });
}

/** Creates a draft with another product's details; returns its id. Throws `not-found`. */
export function duplicateProduct(platform: Platform, actor: Actor, sourceId: string): Promise<string> {
  return transact(platform, async (write) => {
    const id = await copyProduct(platform, write, sourceId);
    const after = { ...(await productRecord(write.trx, id)), copyOf: sourceId };
    await recordAction(
      write,
      actor,
      { act: 'product.added', subject: productSubject(id), after },
      platform.clock.now(),
    );
    return id;
  });
}

/** Changes a product and its reviews in one transaction. Throws `not-found`, `conflict` (another version), `invalid`. */
export function editProduct(
  platform: Platform,
  actor: Actor,
  id: string,
  input: ProductChange,
  reviews: ProductReviews,
): Promise<void> {
  return transact(platform, async (write) => {
    const before = await productRecord(write.trx, id);
    await updateProduct(platform, write, id, input);
    const after = await productRecord(write.trx, id);
    await recordAction(
      write,
      actor,
      { act: 'product.updated', subject: productSubject(id), before, after },
      platform.clock.now(),
    );
    await reviews.sync(platform, write, actor, id, input);
  });
}
