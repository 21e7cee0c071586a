import { useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import type { SubjectView } from './subjects.server.ts';

/** Names what an action was done to: `Order 1023`, `Visit`; by its code if it has no text. What there is only one of (`settings:store`) has a text of its own. */
export function useSubjectName(): (subject: SubjectView) => string {
  const t = useTranslations('audit');
  return ({ kind, label }) => {
    const whole = `subjects.${kind}-${label}` as MessageKey<'audit'>;
    if (t.has(whole)) return t(whole);
    const key = `subjects.${kind}` as MessageKey<'audit'>;
    return [t.has(key) ? t(key) : kind, label].filter(Boolean).join(' ');
  };
}
