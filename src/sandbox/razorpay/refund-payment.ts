import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#src/platform/database/database.ts';
import type { RefundRow } from './entities.ts';
import { newProviderId } from './provider-ids.ts';
import { otherBody, ProviderRefusal, stillInFlight, unknownId } from './provider-refusal.ts';
import { readNotes, readPaise, readText } from './read-input.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { enqueueEvent } from './webhook-events.ts';

/**
 * POST /v1/payments/:id/refund. Refunds a payment in full or in part; all refunds together never exceed it.
 * @param key the header X-Refund-Idempotency: the same key and body give the same refund again
 */
export async function refundPayment(
  { db, clock }: SandboxParts,
  id: string,
  body: Record<string, unknown>,
  key: string | undefined,
): Promise<RefundRow> {
  if (key !== undefined && !/^[A-Za-z0-9_-]{10,}$/.test(key)) {
    throw new ProviderRefusal(
      'The idempotency key must be at least 10 characters long and may contain alphabets, numbers, hyphens and underscores only.',
    );
  }
  const requestHash = createHash('sha256')
    .update(JSON.stringify([id, canonical(body)]))
    .digest('hex');
  return db.transaction().execute(async (trx) => {
    const former = key === undefined ? undefined : await findFormer(trx, key);
    if (former && former.requestHash !== requestHash) throw otherBody();
    return former ?? book(trx, { id, body, key, requestHash, now: clock.now() });
  });
}

async function findFormer(trx: Tx, key: string): Promise<RefundRow | undefined> {
  // Held until the commit: a concurrent request with the same key is refused, as Razorpay does.
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${`sandbox refund ${key}`}, 0)) as free`.execute(trx);
  if (!rows[0]?.free) throw stillInFlight();
  return trx.selectFrom('sandboxRefund').selectAll().where('idempotencyKey', '=', key).executeTakeFirst();
}

type Request = { id: string; body: Record<string, unknown>; key: string | undefined; requestHash: string; now: Date };

async function book(trx: Tx, { id, body, key, requestHash, now }: Request): Promise<RefundRow> {
  const payment = await trx
    .selectFrom('sandboxPayment')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) throw unknownId();
  if (payment.status === 'refunded') throw new ProviderRefusal('The payment has been fully refunded already');
  if (payment.status !== 'captured')
    throw new ProviderRefusal('The payment status should be captured for action to be taken');
  const left = payment.amountPaise - payment.refundedPaise;
  const amountPaise = body['amount'] === undefined ? left : readPaise(body['amount']);
  if (amountPaise > left) {
    throw new ProviderRefusal('The total refund amount is greater than the refund payment amount', { field: 'amount' });
  }
  const speed = readText(body['speed'], 'speed', 10) ?? 'normal';
  if (speed !== 'normal' && speed !== 'optimum')
    throw new ProviderRefusal('The selected speed is invalid.', { field: 'speed' });
  const refunded = await trx
    .updateTable('sandboxPayment')
    .set({
      refundedPaise: payment.refundedPaise + amountPaise,
      ...(amountPaise === left && { status: 'refunded' as const }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const refund = await trx
    .insertInto('sandboxRefund')
    .values({
      id: newProviderId('rfnd'),
      paymentId: id,
      amountPaise,
      currency: payment.currency,
      status: 'pending',
      receipt: readText(body['receipt'], 'receipt', 40),
      speed,
      notes: JSON.stringify(readNotes(body['notes'])),
      idempotencyKey: key ?? null,
      requestHash,
      dueAt: payment.refunds === 'pending' ? null : now,
      createdAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await enqueueEvent(trx, 'refund.created', { payment: refunded, refund }, now);
  return refund;
}

/** The same JSON whatever the order of its keys. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, canonical(inner)]);
}
