import { useTranslations } from 'use-intl';
import { LinkButton } from '../../components/button.tsx';
import { EmptyState } from '../../components/states.tsx';
import { filterHref } from './filter.ts';

/** No product fits, or the category is not one of ours: either way there is a way on. */
export function NothingFits({ known }: { known: boolean }) {
  const t = useTranslations('products.empty');
  return <EmptyState title={known ? t('title') : t('unknown')} text={t('text')} action={<LinkButton to={filterHref({})}>{t('action')}</LinkButton>} />;
}
