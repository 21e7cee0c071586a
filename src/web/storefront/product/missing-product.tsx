import { useTranslations } from 'use-intl';
import { DocumentTitle } from '#src/web/context/page-head.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { ProductRow } from './product-row.tsx';
import type { MissingView } from './view.ts';

/** Shown at the address of a product that is not sold: what happened, and links onward. */
export function MissingProduct({ missing: { name, category, words, others } }: { missing: MissingView }) {
  const t = useTranslations('product.missing');
  const title = name ? t('goneTitle', { name }) : t('unknownTitle');
  return (
    <div className="column">
      <DocumentTitle title={title} noindex />
      <EmptyState
        as="h1"
        title={title}
        text={name ? t('goneText') : t('unknownText')}
        action={
          <>
            {category && (
              <LinkButton to={hrefs.products({ category: category.slug })}>
                {t('category', { category: category.name })}
              </LinkButton>
            )}
            {!name && words && <LinkButton to={hrefs.products({ q: words })}>{t('search', { words })}</LinkButton>}
            <LinkButton look="secondary" to={hrefs.products()}>
              {t('products')}
            </LinkButton>
          </>
        }
      />
      <ProductRow title={t('others')} products={others} />
    </div>
  );
}
