import type { Queryable, Tx } from '#src/platform/database/database.ts';

/** The maker's certificate that an order's panels have Indian cells; `url` where it can be read, empty if nowhere. */
export type Certificate = { number: string; url: string };

export const findCertificateRow = (db: Queryable, orderId: string): Promise<Certificate | undefined> =>
  db.selectFrom('dcrCertificate').select(['number', 'url']).where('orderId', '=', orderId).executeTakeFirst();

export const putCertificate = (trx: Tx, orderId: string, { number, url }: Certificate, at: Date) =>
  trx
    .insertInto('dcrCertificate')
    .values({ orderId, number, url, updatedAt: at })
    .onConflict((conflict) => conflict.column('orderId').doUpdateSet({ number, url, updatedAt: at }))
    .execute();

export const deleteCertificate = (trx: Tx, orderId: string) =>
  trx.deleteFrom('dcrCertificate').where('orderId', '=', orderId).execute();
