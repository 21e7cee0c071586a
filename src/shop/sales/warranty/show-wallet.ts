import { dayInIndia } from '#src/kernel/india-time.ts';
import type { Locale } from '#src/kernel/locales.ts';
import { spokenIn } from '#src/kernel/product-words.ts';
import { termsOf } from '#src/kernel/warranty.ts';
import type { Platform } from '#src/platform/platform.ts';
import { productsById } from '#src/shop/catalogue/products/find-product.ts';
import { findOpen } from './transfer.store.ts';
import { selectWallet } from './wallet.store.ts';
import type { OpenTransfer, WalletUnit } from './wallet.ts';

type Reading = Pick<Platform, 'db' | 'clock'>;
export type Wallet = {
  units: (WalletUnit & { isDcr: boolean; hasDatasheet: boolean })[];
  transfer: OpenTransfer | undefined;
};

/** A customer's units, the newest first, named in their language where the product still has the name under which it was sold. */
export async function showWallet({ db, clock }: Reading, uid: string, locale: Locale): Promise<Wallet> {
  const [rows, transfer] = await Promise.all([selectWallet(db, uid), findOpen(db, uid)]);
  const products = await productsById(db, [...new Set(rows.flatMap(({ productId }) => productId ?? []))]);
  const today = dayInIndia(clock.now());
  return {
    units: rows.map((row) => {
      const known = products.get(row.productId ?? '');
      const said = known && spokenIn(locale, known.product);
      const isSame = known?.product.name === row.name;
      const isPromised = known?.product.warranty.words === row.warrantyWords;
      return {
        id: row.id,
        fromUs: row.fromUs,
        maker: row.makerName,
        serial: row.serial,
        name: (isSame && said?.name) || row.name,
        startsOn: row.startsOn,
        terms: termsOf(
          {
            startsOn: row.startsOn,
            productYears: row.productYears ?? undefined,
            performanceYears: row.performanceYears ?? undefined,
            parts: row.warrantyParts,
          },
          today,
        ),
        words: (isPromised && said?.warranty.words) || row.warrantyWords,
        productId: row.productId ?? undefined,
        order: row.orderId && row.orderNumber !== null ? { id: row.orderId, number: row.orderNumber } : undefined,
        installation:
          row.installationId && row.installationNumber !== null
            ? { id: row.installationId, number: row.installationNumber }
            : undefined,
        invoice: row.invoiceId && row.invoiceNumber ? { id: row.invoiceId, number: row.invoiceNumber } : undefined,
        certificate: row.certificateNumber
          ? { number: row.certificateNumber, url: row.certificateUrl ?? '' }
          : undefined,
        isDcr: known?.product.dcr ?? false,
        hasDatasheet: Boolean(known && !known.gone),
      };
    }),
    transfer:
      transfer && transfer.expiresAt > clock.now()
        ? { expiresAt: transfer.expiresAt, units: transfer.units }
        : undefined,
  };
}
