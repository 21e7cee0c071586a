import type { ProductWords } from '#src/kernel/product-words.ts';

/** A comment as shoppers read it. */
export type Comment = {
  id: string;
  name: string;
  msg: string;
  kind: 'shopper' | 'store';
  at: Date;
  /** Its author has an order with this product that was not cancelled. */
  verified: boolean;
  /** The stars that its author gave the product; 0 for none. */
  stars: number;
};

/** What a buyer said of a product, short enough to be quoted. `product` has its name in other languages too. */
export type Praise = { productId: string; product: { name: string; words: ProductWords }; name: string; msg: string };

/** How a product’s comments are sorted; by stars, those without any come last. */
export const COMMENT_ORDERS = ['newest', 'highest', 'lowest'] as const;
export type CommentOrder = (typeof COMMENT_ORDERS)[number];

/** Why a reader objects to a comment. */
export const REPORT_REASONS = ['spam', 'offensive', 'untrue', 'off-topic', 'personal'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** A comment as the administrator moderates it. `reports` counts the ones not yet looked at, by reason. */
export type ModeratedComment = {
  id: string;
  productId: string;
  productName: string;
  name: string;
  msg: string;
  at: Date;
  state: 'published' | 'hidden';
  reports: Partial<Record<ReportReason, number>>;
};
