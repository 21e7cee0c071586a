import { useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { useTextsOf } from '#src/web/messages/use-texts-of.ts';
import { Refusal } from '#src/wire/client/call.ts';

/** Words a refusal: by `faults.<code>` of the area, else by those that every page has, else in the server's own words. */
export function useFaultWords(area: string): (error: unknown, values?: Record<string, string | number>) => string {
  const own = useTextsOf(area);
  const common = useTranslations('errors');
  return (error, values) => {
    for (const code of codesOf(error)) {
      if (own.has(`faults.${code}`)) return own(`faults.${code}`, values);
      if (common.has(`faults.${code}` as MessageKey<'errors'>)) return common(`faults.${code}` as MessageKey<'errors'>);
    }
    return error instanceof Refusal && error.status > 0 && error.status < 500
      ? error.message
      : common('faults.unexpected');
  };
}

/** What a refusal is looked up by. Every limit without words of its own is `too-many`. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Refusal)) return ['unexpected'];
  if (error.status === 401 && error.code !== 'sign-in-refused') return ['signed-out'];
  return error.status === 429 ? [error.code, 'too-many'] : [error.code];
}
