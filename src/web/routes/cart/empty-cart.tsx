import { useTranslations } from 'use-intl';
import { hrefs } from '#src/contract/pages.ts';
import { LinkButton } from '../../components/button.tsx';
import { EmptyState } from '../../components/states.tsx';

export function EmptyCart() {
  const t = useTranslations('cart');
  return (
    <EmptyState
      title={t('empty')}
      text={t('emptyText')}
      action={
        <>
          <LinkButton to={hrefs.products()}>{t('emptyAction')}</LinkButton>
          <LinkButton look="secondary" to={hrefs.userList('favorites')}>
            {t('favourites')}
          </LinkButton>
        </>
      }
    />
  );
}
