import { pictureAddress } from '../../components/picture.tsx';
import type { ProductView } from './view.ts';

/** The product for search engines, by schema.org; `<` is escaped so that no text can end the script. */
export function StructuredData({ product, origin, address }: { product: ProductView; origin: string; address: string }) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.title,
    sku: product.id,
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.name } }),
    image: product.pictures.flatMap((picture) => pictureAddress(picture) ?? []).map((address) => new URL(address, origin).href),
    ...(product.ratingCount > 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating, ratingCount: product.ratingCount } }),
    offers: {
      '@type': 'Offer',
      url: address,
      priceCurrency: 'INR',
      price: (product.price / 100).toFixed(2),
      availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }} />;
}
