import type { PaymentRow } from './entities.ts';
import { markCaptured } from './mark-captured.ts';
import { ProviderRefusal, unknownId } from './provider-refusal.ts';
import { readPaise } from './read-input.ts';
import type { SandboxParts } from './sandbox-parts.ts';

/** POST /v1/payments/:id/capture: only an authorized payment, and only for its own amount. */
export async function capturePayment(
  { db, clock }: SandboxParts,
  id: string,
  body: Record<string, unknown>,
): Promise<PaymentRow> {
  const amount = readPaise(body['amount']);
  if (body['currency'] !== undefined && body['currency'] !== 'INR')
    throw new ProviderRefusal('Currency is not supported', { field: 'currency' });
  return db.transaction().execute(async (trx) => {
    // The order first: makePayment and the late authorisation lock in the same order.
    const order = await trx
      .selectFrom('sandboxOrder')
      .selectAll()
      .where('id', '=', (eb) => eb.selectFrom('sandboxPayment').select('orderId').where('id', '=', id))
      .forUpdate()
      .executeTakeFirst();
    if (!order) throw unknownId();
    const payment = await trx
      .selectFrom('sandboxPayment')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (payment.status === 'captured' || payment.status === 'refunded')
      throw new ProviderRefusal('This payment has already been captured');
    if (payment.status === 'failed')
      throw new ProviderRefusal('Only payments which have been authorized and not yet captured can be captured');
    if (amount !== payment.amountPaise)
      throw new ProviderRefusal('Capture amount must be equal to the amount authorized', { field: 'amount' });
    return (await markCaptured(trx, { payment, order, now: clock.now() })).payment;
  });
}
