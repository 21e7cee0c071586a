import type { ProductCard } from '#src/shop/catalogue/product.ts';

/** One line of a cart. `gone` when the product is no longer sold: such a line can only be removed. */
export type CartLine = { product: ProductCard; quantity: number; gone: boolean };
