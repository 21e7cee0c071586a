import { expect, it } from 'vitest';
import { chatAddress } from './chat-address.ts';

it.each([
  ['+91 98765 43210', '919876543210'],
  ['98765 43210', '919876543210'],
  ['098765-43210', '919876543210'],
  ['+44 20 7946 0000', '442079460000'],
])('leads from %s to the chat', (number, digits) => {
  expect(chatAddress(number, 'Panel & wire: https://shop.example/productPage/a')).toBe(
    `https://wa.me/${digits}?text=Panel%20%26%20wire%3A%20https%3A%2F%2Fshop.example%2FproductPage%2Fa`,
  );
});

it('leads nowhere without a number', () => {
  expect(chatAddress('', 'Hello')).toBeUndefined();
  expect(chatAddress('+91', 'Hello')).toBeUndefined();
});
