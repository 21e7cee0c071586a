import { useEffect } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { loadRefusalTexts, useRefusalTexts } from '#src/web/messages/refusal-texts.ts';
import { sayReason } from '#src/web/messages/say-reason.ts';
import { useTextsOf } from '#src/web/messages/use-texts-of.ts';
import { Refusal, type SentReason } from '#src/wire/client/call.ts';

/**
 * Words a refusal in the reader's language: by `faults.<code>` of the area, else by the texts that every page has, else by its reason. The server's
 * own English is never shown.
 */
export function useFaultWords(area: string): (error: unknown, values?: Record<string, string | number>) => string {
  const own = useTextsOf(area);
  const common = useTranslations('errors');
  const reasonWords = useReasonWords();
  return (error, values) => {
    const reason = error instanceof Refusal ? error.reason : undefined;
    if (reason && own.has(`faults.${reason.code}`))
      return own(`faults.${reason.code}`, { ...reason.params, ...values });
    for (const code of codesOf(error)) {
      if (own.has(`faults.${code}`)) return own(`faults.${code}`, values);
      if (common.has(`faults.${code}` as MessageKey<'errors'>)) return common(`faults.${code}` as MessageKey<'errors'>);
    }
    const refused = error instanceof Refusal && error.status > 0 && error.status < 500;
    return reasonWords(reason) ?? common(refused ? 'faults.refused' : 'faults.unexpected');
  };
}

/** Words a reason as it is, on any page; undefined if there is no text for it, or it could not be fetched. */
export function useReasonWords(): (reason: SentReason | undefined) => string | undefined {
  const tag = useLocale();
  const texts = useRefusalTexts(tag);
  // Read when called: the refusal being worded may be the one that fetched them.
  return (reason) => reason && sayReason(texts() ?? {}, reason, tag);
}

/** The same for a reason that a page shows without a refusal: fetches the texts itself. */
export function useFetchedReasonWords(): ReturnType<typeof useReasonWords> {
  const tag = useLocale();
  useEffect(() => void loadRefusalTexts(tag), [tag]);
  return useReasonWords();
}

/** Words a refusal's reason for each field, under the refusal's own field names. */
export function useFieldWords(): (error: unknown) => Record<string, string> {
  const common = useTranslations('errors');
  const reasonWords = useReasonWords();
  return (error) =>
    Object.fromEntries(
      Object.entries(error instanceof Refusal ? error.fields : {}).map(([name, reason]) => [
        name,
        reasonWords(reason) ?? common('faults.field'),
      ]),
    );
}

/** The codes that a refusal is looked up by. Every limit without its own text is `too-many`. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Refusal)) return ['unexpected'];
  if (error.status === 401 && error.code !== 'sign-in-refused') return ['signed-out'];
  return error.status === 429 ? [error.code, 'too-many'] : [error.code];
}
