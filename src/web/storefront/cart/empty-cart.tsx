import { useTranslations } from 'use-intl';
import { LinkButton } from '#src/web/ui/button.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { hrefs } from '#src/wire/pages.ts';

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
