import type { Paise } from '#src/kernel/money.ts';
import type { ProductCard } from '#src/shop/catalogue/products/product.ts';

/** The price and stock that a shopper saw when the product was added to the cart, or last confirmed. */
export type Seen = { price: Paise; stock: number };

/** One line of a cart. `gone` when the product is no longer sold: such a line can only be removed. `seen` is absent if unknown. */
export type CartLine = { product: ProductCard; quantity: number; gone: boolean; seen?: Seen };
