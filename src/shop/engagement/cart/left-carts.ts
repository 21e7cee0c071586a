export { type LeftCart, leftCartOf, selectLeftCarts as listLeftCarts } from './left-cart.store.ts';
