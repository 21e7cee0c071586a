/** One address of the sitemap; `changed` where it is known. */
export type SitemapEntry = { address: string; changed?: Date };

export const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

const line =
  (tag: string) =>
  ({ address, changed }: SitemapEntry) =>
    `<${tag}><loc>${escapeXml(address)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</${tag}>\n`;

/** A sitemap by sitemaps.org: at most 50,000 addresses per file; ours have 10,000. */
export const sitemapXml = (entries: SitemapEntry[]): string =>
  `${HEAD}<urlset ${NAMESPACE}>\n${entries.map(line('url')).join('')}</urlset>\n`;

/** The index of sitemaps, if one file is not enough. */
export const sitemapIndexXml = (entries: SitemapEntry[]): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.map(line('sitemap')).join('')}</sitemapindex>\n`;
