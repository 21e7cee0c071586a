import type { Paise } from '#src/kernel/money.ts';

/** `stock`: one mail when a sold-out product can be bought again. `price`: a mail whenever it costs less than before. */
export const ALERT_KINDS = ['stock', 'price'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** A shopper's wish for a mail about a product. `below`: what its price must be under; undefined for a stock alert. */
export type ProductAlert = { productId: string; kind: AlertKind; below: Paise | undefined; since: Date };

/** The most alerts of one account: more than anybody reads. */
export const MOST_ALERTS = 100;
