import { useTranslations } from 'use-intl';
import { hrefs } from '#src/contract/pages.ts';
import { LinkButton } from '../../components/button.tsx';
import { EmptyState } from '../../components/states.tsx';
import type { ListType } from './list-view.ts';

export function EmptyList({ type }: { type: ListType }) {
  const t = useTranslations('lists.empty');
  return <EmptyState title={t(type)} text={t(`${type}Text`)} action={<LinkButton to={hrefs.products()}>{t('action')}</LinkButton>} />;
}
