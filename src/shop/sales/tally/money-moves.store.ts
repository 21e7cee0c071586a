import { sql } from 'kysely';
import type { PaymentMethod } from '#src/kernel/payment-method.ts';
import type { Queryable } from '#src/platform/database/database.ts';

type Bounds = { from: Date; to: Date; test: boolean };

/** Money that came in or went back. `gstin` and `name`: of the business that paid, if one did. Amounts in paise. */
export type MoneyMove = {
  id: string;
  kind: 'payment' | 'refund';
  /** The day in India. */
  on: string;
  amount: number;
  method: PaymentMethod;
  /** The provider's id. */
  reference: string;
  gstin: string | null;
  name: string | null;
};

const BUYER = sql`payment.snapshot->'buyer'->>'gstin' as gstin, payment.snapshot->'buyer'->>'name' as name`;

/** A month's captured payments and processed refunds, by day. What was captured with a wrong amount counts as what goes back whole. */
export async function selectMoneyMoves(db: Queryable, { from, to, test }: Bounds): Promise<MoneyMove[]> {
  const { rows } = await sql<MoneyMove>`
    select payment.id, 'payment' as kind, to_char(payment.captured_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as on,
      case when payment.state = 'refunding' then coalesce(whole.amount_paise, payment.amount_paise) else payment.amount_paise end as amount,
      payment.method, coalesce(payment.provider_payment_id, payment.id) as reference, ${BUYER}
    from payment left join refund whole on whole.cause = 'whole:' || payment.id
    where payment.captured_at >= ${from} and payment.captured_at < ${to} and payment.test = ${test}
    union all
    select refund.id, 'refund', to_char(refund.updated_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD'), refund.amount_paise,
      payment.method, coalesce(refund.provider_refund_id, refund.id), ${BUYER}
    from refund join payment on payment.id = refund.payment_id
    where refund.state = 'processed' and refund.updated_at >= ${from} and refund.updated_at < ${to} and payment.test = ${test}
    order by 3, 1`.execute(db);
  return rows;
}
