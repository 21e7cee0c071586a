import type { Tx } from '#src/platform/database/database.ts';

/** Orders of an account that are due and have not arrived yet. */
export const countOwed = async (trx: Tx, uid: string): Promise<number> =>
  (
    await trx
      .selectFrom('payment')
      .innerJoin('order', 'order.paymentId', 'payment.id')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('payment.uid', '=', uid)
      .where('payment.state', '=', 'due')
      .where('order.status', '<>', 'delivered')
      .executeTakeFirstOrThrow()
  ).count;
