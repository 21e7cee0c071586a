import type { RouterContextProvider } from 'react-router';
import { createTranslator } from 'use-intl/core';
import { formatDecimal } from '#src/kernel/format.ts';
import { formatPaise } from '#src/kernel/money.ts';
import { spokenIn } from '#src/kernel/product-words.ts';
import { isUnreachable } from '#src/platform/database/unreachable.ts';
import { Fault } from '#src/platform/fault.ts';
import type { Datasheet } from '#src/shop/catalogue/products/datasheet.ts';
import { datasheetPicture } from '#src/shop/catalogue/products/datasheet-picture.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { showProduct } from '#src/shop/catalogue/products/show-product.ts';
import { writePdf } from '#src/shop/write-pdf.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { catalogueWords, categoryOf } from '#src/web/features/product-card/catalogue-words.server.ts';
import { loadSpecification } from '#src/web/features/product-facts/parts.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import { hrefs } from '#src/wire/pages.ts';

type Args = { context: Readonly<RouterContextProvider>; params: { file: string } };

/** The datasheet `{id}.pdf`, in the reader's language; 404 for what is not sold. */
export async function loader({ context, params: { file } }: Args): Promise<Response> {
  const page = context.get(pageContext);
  const { shop, tag, locale, origin } = page;
  const messages = texts(locale, 'datasheet', 'product');
  const t = createTranslator({ locale, messages: messages as never, namespace: 'datasheet' as never }) as (
    key: string,
    values?: object,
  ) => string;
  const groups = createTranslator({ locale, messages: messages as never, namespace: 'product.groups' as never }) as (
    key: string,
  ) => string;
  try {
    if (page.shut || !file.endsWith('.pdf')) return plain(404, t('notFound'));
    const product = spokenIn(locale, await showProduct(shop, file.slice(0, -'.pdf'.length), { drafts: false }));
    tag(TAGS.product(product.id), TAGS.categories);
    const words = catalogueWords(locale);
    const rate = formatDecimal(product.gstPercent, 2);
    const approvals = [product.almm && t('almm'), product.dcr && t('dcr')].filter((one) => one !== false);
    const facts: [string, string | undefined][] = [
      [t('price'), t('priceWithTax', { price: formatPaise(product.price) })],
      [t('listPrice'), product.listPrice > product.price ? formatPaise(product.listPrice) : undefined],
      [t('sku'), product.sku],
      [t('brand'), product.brand && words.brand(product.brand)],
      [t('category'), product.category && words.category(categoryOf(product))],
      [t('warranty'), product.warranty.words],
      [t('origin'), words.country(product.countryOfOrigin)],
      [t('tax'), product.hsn && t('hsnGst', { hsn: product.hsn, rate })],
      [t('approvals'), approvals.join(', ')],
    ];
    const sheet: Datasheet = {
      language: locale,
      title: t('title'),
      name: product.name,
      line: product.title,
      about: product.description.split(/\n\s*\n/)[0] ?? '',
      picture: await datasheetPicture(shop, product),
      facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
      sections: (await loadSpecification(page, product)).map(({ group, rows }) => ({
        heading: groups(group),
        rows: rows.map(({ label, value }): [string, string] => [label, value]),
      })),
      lists: [
        { heading: t('certifications'), items: product.certifications },
        { heading: t('inTheBox'), items: product.inTheBox },
      ].filter(({ items }) => items.length > 0),
      note: t('note'),
      address: origin + hrefs.product(product.id),
      pageOf: t('pageOf', { page: '{page}', pages: '{pages}' }),
      at: product.createdAt,
    };
    const name = product.id.replaceAll(/[^\w.-]/g, '-');
    return new Response(
      new Uint8Array(await writePdf(shop, 'datasheet', { sheet, store: shop.shopSettings.current })),
      {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${name}.pdf"`,
          'x-robots-tag': 'noindex',
        },
      },
    );
  } catch (error) {
    if (error instanceof Fault && error.code === 'not-found') return plain(404, t('notFound'));
    if (isUnreachable(error))
      return plain(503, (texts(locale, 'errors')['errors'] as { faults: { unavailable: string } }).faults.unavailable);
    throw error;
  }
}

const plain = (status: number, text: string) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
