import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { goWithLink } from '#src/web/features/mail-link/token.ts';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { Refusal } from '#src/wire/client/call.ts';
import type { Entrance } from '#src/wire/client/identity.ts';
import { hrefs, safeReturn } from '#src/wire/pages.ts';

/** The field of the sign-up that a refusal is about. */
export const fieldAtFault = ({ fields }: Refusal) =>
  (['name', 'email', 'password'] as const).find((field) => fields[field]);

/**
 * Signs up or in and then loads a new document: the kind of page changes. Stays busy until the old one is gone.
 * `failure` says why it did not work; what was typed stays. The sign-up shows what is wrong with a field beside it.
 */
export function useEntering(from: string | undefined, face: 'sign-up' | 'sign-in' = 'sign-in') {
  const t = useTranslations('signUp.reasons');
  const words = useFaultWords('signUp');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ reason?: string }>();

  /** Answers the refusal, for forms that show it beside a field. */
  async function enter(send: () => Promise<unknown>): Promise<Refusal | undefined> {
    setBusy(true);
    setFailure(undefined);
    try {
      goOn((await send()) === 'second-factor' ? 'second-factor' : 'session');
      return undefined;
    } catch (error) {
      setBusy(false);
      setFailure({ reason: reason(error) });
      if (error instanceof Refusal) return error;
      throw error;
    }
  }

  function reason(error: unknown): string | undefined {
    if (!(error instanceof Refusal)) return words(error);
    if (face === 'sign-up' && fieldAtFault(error)) return undefined;
    if (error.status === 429)
      return t(face === 'sign-up' ? 'waitOrPhone' : 'wait', {
        minutes: Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)),
      });
    if (error.status === 401 || error.status === 403) return t('wrong');
    return error.status >= 400 && error.status < 500 ? t('refused') : words(error);
  }

  /** Where a way in leads to: back where they came from, or to the second step. */
  function goOn(entrance: Entrance): void {
    setBusy(true);
    goWithLink(entrance === 'second-factor' ? hrefs.signUp(from, 'sign-in') : (safeReturn(from) ?? '/'));
  }

  return { busy, failure, enter, goOn };
}
