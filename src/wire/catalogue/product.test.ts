import { describe, expect, it } from 'vitest';
import { Fault, invalid } from '#src/platform/fault.ts';
import { NEW_PRODUCT } from '#src/shop/catalogue/products/product-draft.ts';
import { PLACEHOLDERS } from '#src/wire/client/product-words.ts';
import { addressBody, decodeAddress, encodeAddress } from '#src/wire/customers/user.ts';
import { encodeFault, misfit } from '#src/wire/fault.ts';
import { decodeProductChange, productBody } from './product-edit.ts';

describe('the wire', () => {
  it('reads the specification’s names and writes only what is present', () => {
    const change = decodeProductChange(
      productBody.parse({ tital: 'A title', catagoriy: 'Solar Panels', price: 1200, addTo: 'Shope' }),
    );
    expect(change).toMatchObject({ title: 'A title', category: 'Solar Panels', price: 120_000, placement: 'Shope' });
    expect(change.stock).toBeUndefined();
  });

  it('refuses what spec.md §5 and rules.md §1 refuse, by wire names', () => {
    const body = {
      price: 1.5,
      discount: 91,
      stock: -1,
      addTo: 'Nowhere',
      mainImage: 'javascript:alert(1)',
      tital: 'a\u0000b',
    };
    const refused = productBody.safeParse(body);
    expect(Object.keys(misfit(refused.error as never, body).fields ?? {}).sort()).toEqual([
      'addTo',
      'discount',
      'mainImage',
      'price',
      'stock',
      'tital',
    ]);
  });

  it('spells the state as the specification does and reads either spelling', () => {
    const address = {
      fullAddress: 'x'.repeat(50),
      city: 'Surat',
      state: 'Gujarat',
      lendMarck: 'Temple',
      zipcode: '395001',
      phone: '9876543210',
    };
    const read = decodeAddress(addressBody(() => ['Gujarat']).parse({ uid: 'u', address }).address);
    expect(read).toMatchObject({ state: 'Gujarat', landmark: 'Temple', country: 'India' });
    expect(encodeAddress(read)).toMatchObject({ state: 'Gujrat', lendMarck: 'Temple' });
    expect(
      decodeAddress(addressBody(() => ['Gujarat']).parse({ uid: 'u', address: encodeAddress(read) }).address),
    ).toEqual(read);
  });

  it('names a refused field as the wire does', () => {
    expect(encodeFault(invalid({ landmark: 'required' }), 'r').body).toMatchObject({
      status: 'fail',
      code: 'invalid',
      reasonCode: 'fields-wrong',
      fields: { lendMarck: 'Required' },
      fieldReasons: { lendMarck: { code: 'required' } },
    });
  });

  it('has the same placeholders of a new product in the browser and in the shop', () => {
    const { name, title, description } = NEW_PRODUCT;
    expect(PLACEHOLDERS).toEqual({ name, title, description });
  });

  it('gives a refusal’s prices in rupees, and its totals in the paise of POST /razorpay', () => {
    const line = { productId: 'prd_1', name: 'Panel', quantity: 2, price: 79_000 };
    const detail = {
      total: 158_000,
      amount: 150_000,
      charges: { subtotal: 158_000, discount: 0, delivery: 0 },
      items: [line],
      value: 1_000_050,
      minTotal: 50_000,
    };
    expect(encodeFault(new Fault('price-changed', 'total-changed', { detail }), 'r').body).toMatchObject({
      total: 158_000,
      amount: 150_000,
      charges: { subtotal: 158_000, discount: 0, delivery: 0 },
      items: [{ _id: 'prd_1', name: 'Panel', quantity: 2, price: 790 }],
      value: 10_000.5,
      minTotal: 500,
    });
    const product = { _id: 'prd_1', price: 790 };
    expect(encodeFault(new Fault('conflict', 'product-changed', { detail: { product } }), 'r').body).toMatchObject({
      product,
    });
  });
});
