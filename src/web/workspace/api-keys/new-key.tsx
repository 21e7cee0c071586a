import { useTranslations } from 'use-intl';
import { ShownOnce } from '#src/web/features/shown-once/shown-once.tsx';

/** A key that was just made. */
export function NewKey({ value, onClose }: { value: string; onClose: () => void }) {
  const t = useTranslations('apiKeys');
  return (
    <ShownOnce
      title={t('shownTitle')}
      text={t('shownText')}
      label={t('theKey')}
      value={value}
      copy={t('copy')}
      copied={t('copied')}
      kept={t('kept')}
      onClose={onClose}
    />
  );
}
