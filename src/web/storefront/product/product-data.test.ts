import { expect, it } from 'vitest';
import { BRAND } from '#src/kernel/brand.ts';
import { productData } from './product-data.ts';
import type { ProductView } from './view.ts';

const COMMENT = { id: 'c', name: 'Meena', msg: 'Gives what it says', store: false, on: '', verified: true, stars: 4 };
const PRODUCT = {
  id: 'panel',
  name: 'Panel <b>',
  sku: 'P-1',
  gtin: '4006381333931',
  title: 'A panel',
  category: { slug: 'panels', name: 'Solar Panels' },
  price: 249900,
  stock: 3,
  rating: 4.5,
  ratingCount: 2,
  pictures: [{ alt: '', url: '/media/panel.webp' }],
  comments: [COMMENT, { ...COMMENT, store: true, name: 'The shop' }, { ...COMMENT, stars: 0, name: 'Unrated' }],
} as unknown as ProductView;

it('has everything that search engines ask of an offer', () => {
  const address = 'https://shop.example/productPage/panel';
  // As it is sent: what is undefined is not there.
  const [product] = JSON.parse(
    JSON.stringify(productData(BRAND, { product: PRODUCT, origin: 'https://shop.example', address })),
  );
  expect(product).toMatchObject({
    name: 'Panel <b>',
    sku: 'P-1',
    gtin: '4006381333931',
    image: ['https://shop.example/media/panel.webp'],
    aggregateRating: { ratingValue: 4.5, ratingCount: 2 },
    offers: {
      price: '2499.00',
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: { shippingDestination: { addressCountry: 'IN' }, deliveryTime: { handlingTime: {} } },
      hasMerchantReturnPolicy: { applicableCountry: 'IN', merchantReturnDays: BRAND.legal.days.returns },
    },
  });
  // Neither the shop's own words nor those without stars.
  expect(product.review).toEqual([
    expect.objectContaining({ author: { '@type': 'Person', name: 'Meena' }, reviewBody: 'Gives what it says' }),
  ]);
});
