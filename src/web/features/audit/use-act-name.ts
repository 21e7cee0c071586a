import { useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';

/** Returns an action's name in the reader's language; an action without a text is shown by its code. */
export function useActName(): (act: string) => string {
  const t = useTranslations('audit');
  return (act) => {
    const key = `acts.${act.replaceAll('.', '-')}`;
    return t.has(key as MessageKey<'audit'>) ? t(key as MessageKey<'audit'>) : act;
  };
}
