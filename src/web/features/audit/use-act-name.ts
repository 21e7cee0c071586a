import { useTranslations } from 'use-intl';

/** An act in words; one that nobody has worded yet stands as it is written. */
export function useActName(): (act: string) => string {
  const t = useTranslations('audit');
  return (act) => {
    const key = `acts.${act.replaceAll('.', '-')}`;
    return t.has(key) ? t(key) : act;
  };
}
