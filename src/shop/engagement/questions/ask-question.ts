import { DAY_MS } from '#src/kernel/india-time.ts';
import type { Locale } from '#src/kernel/locales.ts';
import { advisoryLock, transact } from '#src/platform/database/transact.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { mustBeOnSale } from '#src/shop/catalogue/products/find-product.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { findSame, insertQuestion } from './question.store.ts';
import { firstNameOf } from './question.ts';

/** Every question wants an answer by hand, so nobody may ask faster than somebody can answer. */
const LIMITS = { day: 5, network: 20 };

type Asked = { productId: string; question: string; locale: Locale; network: string };

/**
 * Asks the shop something about a product; only the asker sees it until it is answered. The same words again, as after a lost answer, are the same
 * question. Answers its id.
 * @param input `network`: the caller's, for the limits
 * @throws `not-found` for a product that is not on sale, `too-many`
 */
export async function askQuestion(
  platform: Platform,
  { uid, name }: Pick<Principal, 'uid' | 'name'>,
  { productId, question, locale, network }: Asked,
): Promise<string> {
  const createdAt = platform.clock.now();
  return transact(platform, async ({ trx, expire }) => {
    await mustBeOnSale(trx, productId);
    await advisoryLock(trx, `questions ${uid}`);
    const same = await findSame(trx, { uid, productId, question });
    if (same) return same;
    const limits = [
      { what: 'question a day', who: uid, most: LIMITS.day, within: DAY_MS },
      { what: 'question network', who: network, most: LIMITS.network },
    ];
    await enforceLimits(trx, platform, limits, 'questions-too-often');
    const id = newId('qst', createdAt.getTime());
    await insertQuestion(trx, { id, productId, uid, name: firstNameOf(name), locale, question, createdAt });
    expire(live('questions'));
    return id;
  });
}
