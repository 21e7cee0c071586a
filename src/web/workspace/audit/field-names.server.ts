import type { Locale } from '#src/kernel/locales.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/**
 * What a field of an entry is called: as its own form calls it, else in the log's words. A field without a word stays as it is. Only the words that
 * a page shows are sent to it.
 */
export function fieldNames(locale: Locale): (subject: string, field: string) => string {
  const areas = texts(locale, 'settings', 'manage', 'trial', 'applicationSteps', 'auditFields');
  const { settings = {}, manage = {}, trial = {}, applicationSteps = {}, auditFields = {} } = areas;
  const forms: Record<string, unknown> = {
    settings: settings['fields'],
    product: manage['fields'],
    trial: trial['counts'],
    application: applicationSteps['applicationSteps'],
  };
  return (subject, field) => {
    const [kind = ''] = subject.split(':');
    return wordOf(forms[kind], field.replaceAll('.', '-')) ?? wordOf(auditFields, field) ?? field;
  };
}

function wordOf(words: unknown, key: string): string | undefined {
  if (typeof words !== 'object' || words === null || !Object.hasOwn(words, key)) return undefined;
  const word = (words as Record<string, unknown>)[key];
  return typeof word === 'string' ? word : undefined;
}
