import { useTranslations } from 'use-intl';
import { LinkButton } from '../../components/button.tsx';
import { EmptyState } from '../../components/states.tsx';
import { filterHref } from './filter.ts';

/** No product fits, or the category is not one of ours: either way there is a way on. */
export function NothingFits({ known, q }: { known: boolean; q: string | undefined }) {
  const t = useTranslations('products.empty');
  if (q) return <EmptyState title={t('search', { q })} text={t('searchText')} action={<LinkButton to={filterHref({})}>{t('action')}</LinkButton>} />;
  return <EmptyState title={known ? t('title') : t('unknown')} text={t('text')} action={<LinkButton to={filterHref({})}>{t('action')}</LinkButton>} />;
}
