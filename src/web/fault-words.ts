import { useTranslations } from 'use-intl';
import { Refusal } from '#src/contract/client/call.ts';

/** Words a refusal: by `faults.<code>` of the area, else by those that every page has, else in the server's own words. */
export function useFaultWords(area: string): (error: unknown, values?: Record<string, string | number>) => string {
  const own = useTranslations(area);
  const common = useTranslations('errors');
  return (error, values) => {
    const code = codeOf(error);
    if (own.has(`faults.${code}`)) return own(`faults.${code}`, values);
    if (common.has(`faults.${code}`)) return common(`faults.${code}`);
    return error instanceof Refusal && error.status > 0 && error.status < 500 ? error.message : common('faults.unexpected');
  };
}

function codeOf(error: unknown): string {
  if (!(error instanceof Refusal)) return 'unexpected';
  if (error.status === 401 && error.code !== 'sign-in-refused') return 'signed-out';
  return error.status === 429 ? 'too-many' : error.code;
}
