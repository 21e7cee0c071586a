import { type ShopSettings, sellerOf } from '#src/kernel/brand.ts';
import { pictureAddress } from '#src/web/ui/picture.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { ProductView } from './view.ts';

type Days = ShopSettings['legal']['days'];
const upTo = (maxValue: number, minValue = 0) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** What the terms and the delivery page promise; delivery is free unless a PIN code has its own charge. Search engines take no States of India. */
const shippingOf = (days: Days) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'INR' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: upTo(days.dispatch),
    transitTime: upTo(days.delivery - days.dispatch, 1),
  },
});
const returnsOf = (days: Days) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'IN',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: days.returns,
  returnMethod: 'https://schema.org/ReturnByMail',
  refundType: 'https://schema.org/FullRefund',
});

const reviewOf = ({ name, msg, stars }: ProductView['comments'][number]) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name },
  reviewBody: msg,
  reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
});

/** The product and its place in the catalogue, by schema.org. */
export function productData(
  store: ShopSettings,
  { product, origin, address }: { product: ProductView; origin: string; address: string },
): object[] {
  // The shop's own are no opinions, and one without stars rates nothing.
  const reviews = product.comments.filter(({ store: byShop, stars }) => !byShop && stars > 0);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description: product.title,
      sku: product.sku,
      ...(product.gtin && { gtin: product.gtin }),
      ...(product.category.name && { category: product.category.name }),
      ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.name } }),
      image: product.pictures
        .flatMap((picture) => pictureAddress(picture) ?? [])
        .map((address) => new URL(address, origin).href),
      ...(product.ratingCount > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating, ratingCount: product.ratingCount },
      }),
      ...(reviews.length > 0 && { review: reviews.map(reviewOf) }),
      offers: {
        '@type': 'Offer',
        url: address,
        priceCurrency: 'INR',
        price: (product.price / 100).toFixed(2),
        availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@type': 'Organization', name: sellerOf(store) },
        shippingDetails: shippingOf(store.legal.days),
        hasMerchantReturnPolicy: returnsOf(store.legal.days),
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: store.name, item: new URL(hrefs.home, origin).href },
        ...(product.category.slug
          ? [{ name: product.category.name, item: origin + hrefs.products({ category: product.category.slug }) }]
          : []),
        { name: product.name, item: address },
      ].map((place, at) => ({ '@type': 'ListItem', position: at + 1, ...place })),
    },
  ];
}
