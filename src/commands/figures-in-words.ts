import { formatPaise } from '#src/kernel/money.ts';
import type { Figures } from '#src/platform/database/copy/figures.ts';

/** What the owner can compare with their books. */
export const inFigures = ({ orders, orderPaise, taxDocuments, customers, products }: Figures): string =>
  `${orders} orders of ${formatPaise(Number(orderPaise))}, ${taxDocuments} tax documents, ${customers} customers, ${products} products`;

export const inSize = (bytes: number): string =>
  bytes < 2 ** 30 ? `${(bytes / 2 ** 20).toFixed(1)} MiB` : `${(bytes / 2 ** 30).toFixed(2)} GiB`;
