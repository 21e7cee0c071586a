import { useTranslations } from 'use-intl';
import { filterHref } from '#src/web/features/product-filter/filter.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { hrefs } from '#src/wire/pages.ts';

/** No product matches, or the category is unknown: either way there are links onward. */
export function NothingFits({ known, q }: { known: boolean; q: string | undefined }) {
  const t = useTranslations('products.empty');
  if (q)
    return (
      <EmptyState
        title={t('search', { q })}
        text={t('searchText')}
        action={<LinkButton to={filterHref({})}>{t('action')}</LinkButton>}
      />
    );
  return (
    <EmptyState
      title={known ? t('title') : t('unknown')}
      text={t('text')}
      action={<LinkButton to={filterHref({})}>{t('action')}</LinkButton>}
    />
  );
}

/** Nothing at all is on sale yet: no filter is to blame, so none is offered. */
export function BeingFilled() {
  const t = useTranslations('products.filling');
  return (
    <EmptyState
      title={t('title')}
      text={t('text')}
      action={<LinkButton to={hrefs.contact}>{t('action')}</LinkButton>}
    />
  );
}
