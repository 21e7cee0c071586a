import { transact } from '#src/platform/database/transact.ts';
import { forbidden, invalid } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { productsById } from '#src/shop/catalogue/products/find-product.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { showOrder } from '#src/shop/sales/orders/show-order.ts';
import { type Certificate, deleteCertificate, findCertificateRow, putCertificate } from './certificate.store.ts';

export type { Certificate };

/** The DCR certificate of an order; undefined where none is noted. */
export const findCertificate = ({ db }: Pick<Platform, 'db'>, orderId: string): Promise<Certificate | undefined> =>
  findCertificateRow(db, orderId);

/**
 * Notes the certificate of an order's DCR panels, in place of a former one; without a number there is none any more. Administrator only.
 * Throws `forbidden`, `not-found`, `invalid` for an order without such panels.
 */
export async function certifyOrder(
  platform: Platform,
  actor: Principal,
  orderId: string,
  certificate: Certificate | undefined,
): Promise<void> {
  if (!isAdministrator(actor)) throw forbidden();
  const at = platform.clock.now();
  const { order } = await showOrder(platform, actor, orderId);
  const products = await productsById(
    platform.db,
    order.lines.map(({ productId }) => productId),
  );
  if (certificate && ![...products.values()].some(({ product }) => product.dcr))
    throw invalid({ number: 'order-without-dcr' });
  await transact(platform, async (write) => {
    const before = await findCertificateRow(write.trx, orderId);
    if (certificate) await putCertificate(write.trx, orderId, certificate, at);
    else await deleteCertificate(write.trx, orderId);
    const told = (one: Certificate | undefined) => ({ number: one?.number ?? '', url: one?.url ?? '' });
    const act = { act: 'order.certified', subject: `order:${orderId}`, before: told(before), after: told(certificate) };
    await recordAction(write, actor, act, at);
    write.expire(live('orders'));
  });
}
