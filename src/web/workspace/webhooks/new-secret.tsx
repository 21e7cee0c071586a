import { useTranslations } from 'use-intl';
import { ShownOnce } from '#src/web/features/shown-once/shown-once.tsx';

/** A webhook's secret that was just made. */
export function NewSecret({ value, onClose }: { value: string; onClose: () => void }) {
  const t = useTranslations('webhooks');
  return (
    <ShownOnce
      title={t('secretTitle')}
      text={t('secretText')}
      label={t('secret')}
      value={value}
      copy={t('copy')}
      copied={t('copied')}
      kept={t('kept')}
      onClose={onClose}
    />
  );
}
