import { transact, type Write } from '#src/platform/database/transact.ts';
import { forbidden, invalid } from '#src/platform/fault.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import type { Shop } from '#src/shop/shop.ts';
import { type Payment, RECEIVING } from '../payment.ts';
import { sellFor } from '../settle-payment.ts';
import { type BankCredit, decideCredits, insertCredit, noteNamed, withFingerprints } from './credit.store.ts';
import { readStatement } from './read-statement.ts';
import { referencesIn } from './reference.ts';
import { lockNamed } from './transfer.store.ts';

/** What a statement brought: `known` was uploaded before, `unclear` is left to the owner. */
export type TakenStatement = { matched: number; unclear: number; known: number };

/** More would be a statement of years. */
const MOST_CREDITS = 5_000;

/**
 * Takes a bank's statement: each credit is counted once, and one with the reference and the exact amount of a payment that waits, or waited, makes its
 * order. Anything else is for the owner to look at. Each credit is a transaction of its own: a statement that is cut off is uploaded once more.
 * Throws `forbidden`, and `invalid` for a file that is no statement.
 */
export async function takeStatement(shop: Shop, actor: Principal, bytes: Uint8Array): Promise<TakenStatement> {
  if (!isAdministrator(actor)) throw forbidden();
  const credits = withFingerprints(await readStatement(bytes));
  if (credits.length > MOST_CREDITS) throw invalid({ file: 'statement-too-long' });
  // Before the first credit, so that none is stored without it.
  await transact(shop, (write) => {
    const after = { credits: credits.length };
    return recordAction(
      write,
      actor,
      { act: 'statement.uploaded', subject: 'payments:transfers', after },
      shop.clock.now(),
    );
  });
  const taken: TakenStatement = { matched: 0, unclear: 0, known: 0 };
  const { test } = shop.gateways['bank-transfer'];
  for (const credit of credits) {
    const outcome = await transact(shop, async (write) => {
      const at = shop.clock.now();
      const added = await insertCredit(write.trx, credit, { test, at });
      if (!added) return 'known';
      write.expire(live('payments'));
      return takeCredit(shop, write, actor, added);
    });
    taken[outcome] += 1;
  }
  return taken;
}

async function takeCredit(
  shop: Shop,
  write: Write,
  actor: Principal,
  credit: BankCredit,
): Promise<'matched' | 'unclear'> {
  const payment = await lockNamed(write.trx, referencesIn(credit.narration), shop.gateways['bank-transfer'].test);
  if (!payment?.providerOrderId) return 'unclear';
  await noteNamed(write.trx, credit.id, payment.id);
  if (!awaits(payment) || payment.amount !== credit.amount) return 'unclear';
  const gone = await sellFor(shop, write, payment, { orderId: payment.providerOrderId, paymentId: credit.id });
  if (gone) return 'unclear';
  const at = shop.clock.now();
  await decideCredits(write.trx, [credit.id], { state: 'matched', paymentId: payment.id, decidedAt: at });
  const after = { credits: [credit.id], amountPaise: credit.amount };
  await recordAction(write, actor, { act: 'transfer.matched', subject: `payment:${payment.id}`, after }, at);
  return 'matched';
}

/** What its customer has cancelled is not made into an order by itself. */
const awaits = ({ state }: Payment) => state !== 'abandoned' && RECEIVING.includes(state);
