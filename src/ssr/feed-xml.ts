import { escapeXml } from './sitemap-xml.ts';

/** Whose reading of the format: both take RSS 2.0 with Google's names, but spell the availability differently. */
export type FeedReader = 'google' | 'meta';
export const FEED_READERS: readonly FeedReader[] = ['google', 'meta'];

export type FeedItem = {
  id: string;
  title: string;
  description: string;
  link: string;
  image: string;
  moreImages: string[];
  inStock: boolean;
  /** In rupees with two decimals; `salePrice` where it costs less now. */
  price: string;
  salePrice: string | undefined;
  brand: string | undefined;
  /** Checked: a wrong number has the whole product refused. */
  gtin: string | undefined;
  /** What the shop calls its kind. */
  type: string | undefined;
  /** The most that delivery in India costs, in rupees; undefined where nothing is known of it. */
  shipping: string | undefined;
  weightKg: number | undefined;
};

const AVAILABILITY = {
  google: ['out_of_stock', 'in_stock'],
  meta: ['out of stock', 'in stock'],
} as const;
/** Google's limits. */
const MOST = { title: 150, description: 5000, images: 10, type: 750, brand: 70 };

/** One product in Google's names (support.google.com/merchants/answer/7052112), which Meta reads too. */
function itemXml(reader: FeedReader, item: FeedItem): string {
  const lines = [
    tag('id', item.id),
    tag('title', item.title.slice(0, MOST.title)),
    tag('description', item.description.slice(0, MOST.description)),
    tag('link', item.link),
    tag('image_link', item.image),
    ...item.moreImages.slice(0, MOST.images).map((address) => tag('additional_image_link', address)),
    tag('availability', AVAILABILITY[reader][Number(item.inStock) as 0 | 1]),
    tag('price', `${item.price} INR`),
    item.salePrice && tag('sale_price', `${item.salePrice} INR`),
    tag('condition', 'new'),
    item.brand && tag('brand', item.brand.slice(0, MOST.brand)),
    // The catalogue has no maker's own number; without this word Google waits for one.
    item.gtin ? tag('gtin', item.gtin) : tag('identifier_exists', 'no'),
    item.type && tag('product_type', item.type.slice(0, MOST.type)),
    item.shipping !== undefined &&
      `<g:shipping>${tag('country', 'IN')}${tag('price', `${item.shipping} INR`)}</g:shipping>`,
    item.weightKg !== undefined && tag('shipping_weight', `${item.weightKg} kg`),
  ];
  return `<item>${lines.filter(Boolean).join('')}</item>\n`;
}

const tag = (name: string, text: string) => `<g:${name}>${escapeXml(text)}</g:${name}>`;

/** A catalogue as RSS 2.0. */
export const feedXml = (
  reader: FeedReader,
  shop: { name: string; address: string; about: string },
  items: readonly FeedItem[],
): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${escapeXml(shop.name)}</title><link>${escapeXml(shop.address)}</link><description>${escapeXml(shop.about)}</description>
${items.map((item) => itemXml(reader, item)).join('')}</channel></rss>
`;
