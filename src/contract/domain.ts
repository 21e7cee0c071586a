// The domain's types that pages may know. Types only: nothing of the server reaches the browser through here.
export type { PictureFiles } from '#src/platform/database/schema.ts';
export type { Locale } from '#src/platform/settings.ts';
export type { Address, AddressDraft } from '#src/shop/addresses/address.ts';
export type { CartLine } from '#src/shop/cart/cart.ts';
export type { Brand, Category, Picture, Placement, Product, ProductCard, Review } from '#src/shop/catalogue/product.ts';
export type { Customer } from '#src/shop/identity/customer.ts';
export type { Order, OrderLine } from '#src/shop/orders/order.ts';
