import { useTranslations } from 'use-intl';
import { LinkButton } from '#src/web/ui/button.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { ListType } from './list-view.ts';

export function EmptyList({ type }: { type: ListType }) {
  const t = useTranslations('lists.empty');
  return (
    <EmptyState
      title={t(type)}
      text={t(`${type}Text`)}
      action={<LinkButton to={hrefs.products()}>{t('action')}</LinkButton>}
    />
  );
}
