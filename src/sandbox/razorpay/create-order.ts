import { prepared } from '#src/platform/database/pipelined.ts';
import { ORDER_COLUMNS, type OrderRow } from './entities.ts';
import { newProviderId } from './provider-ids.ts';
import { ProviderRefusal } from './provider-refusal.ts';
import { readNotes, readPaise, readText } from './read-input.ts';
import type { SandboxParts } from './sandbox-parts.ts';

const FIELDS = [
  'amount',
  'currency',
  'receipt',
  'notes',
  'unique_receipt',
  'partial_payment',
  'payment_capture',
  'payment',
];

/**
 * POST /v1/orders. With `unique_receipt` the same receipt gives the same order again; with another amount it is refused, since the caller
 * then means a different order.
 */
export async function createOrder({ db, clock }: SandboxParts, body: Record<string, unknown>): Promise<OrderRow> {
  const extra = Object.keys(body).filter((field) => !FIELDS.includes(field));
  if (extra.length)
    throw new ProviderRefusal(`${extra.join(', ')} is/are not required and should not be sent`, {
      reason: 'extra_field_sent',
    });
  const amountPaise = readPaise(body['amount']);
  if (amountPaise < 100) {
    throw new ProviderRefusal('Order amount less than minimum amount allowed', {
      step: 'order_creation',
      reason: 'amount_less_than_minimum_amount',
      field: 'amount',
    });
  }
  const currency = readText(body['currency'], 'currency', 3);
  if (!currency) throw new ProviderRefusal('The currency field is required.', { field: 'currency' });
  if (currency !== 'INR') throw new ProviderRefusal('Currency is not supported', { field: 'currency' });
  const receipt = readText(body['receipt'], 'receipt', 40);
  const uniqueReceipt = Boolean(body['unique_receipt']) && receipt !== null;
  const row = {
    id: newProviderId('order'),
    amountPaise,
    currency: 'INR' as const,
    receipt,
    uniqueReceipt,
    status: 'created' as const,
    notes: JSON.stringify(readNotes(body['notes'])),
    createdAt: clock.now(),
  };
  const order = await prepared(db, (one) =>
    one
      .insertInto('sandboxOrder')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('receipt')
          .where((eb) => eb('uniqueReceipt', '=', eb.lit(true)))
          .doNothing(),
      )
      .returning(ORDER_COLUMNS)
      .executeTakeFirst(),
  );
  if (order) return order;
  const former = await db
    .selectFrom('sandboxOrder')
    .selectAll()
    .where('receipt', '=', receipt)
    .where('uniqueReceipt', '=', true)
    .executeTakeFirstOrThrow();
  if (former.amountPaise !== amountPaise)
    throw new ProviderRefusal('Order receipt should be unique.', { field: 'receipt' });
  return former;
}
