import { useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';

/** An act in words; one that nobody has worded yet stands as it is written. */
export function useActName(): (act: string) => string {
  const t = useTranslations('audit');
  return (act) => {
    const key = `acts.${act.replaceAll('.', '-')}`;
    return t.has(key as MessageKey<'audit'>) ? t(key as MessageKey<'audit'>) : act;
  };
}
