import { useTranslations } from 'use-intl';

/** Formats minutes: `1 hr 45 mins`. */
export function useDuration(): (minutes: number) => string {
  const t = useTranslations('shell');
  return (minutes) => t('duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
