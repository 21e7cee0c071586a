import type { Paise } from '#src/kernel/money.ts';
import type { ProductCard } from '#src/shop/catalogue/products/product.ts';

/** What a shopper saw of a product when it came into the cart, or last confirmed. */
export type Seen = { price: Paise; stock: number };

/** One line of a cart. `gone` when the product is no longer sold: such a line can only be removed. `seen` is absent where nobody knows. */
export type CartLine = { product: ProductCard; quantity: number; gone: boolean; seen?: Seen };
