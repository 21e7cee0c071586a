import { useTranslations } from 'use-intl';
import { goWithLink } from '#src/web/features/mail-link/token.ts';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { Refusal } from '#src/wire/client/call.ts';
import type { Entrance } from '#src/wire/client/identity.ts';
import { hrefs, safeReturn } from '#src/wire/pages.ts';

/** Leaves the page after sign-in: back to where the visitor came from, or on to the second step. A new document: the kind of page changes. */
export function leaveSignedIn(from: string | undefined, entrance: Entrance): void {
  goWithLink(entrance === 'second-factor' ? hrefs.signUp(from, 'sign-in') : (safeReturn(from) ?? '/'));
}

/** Why signing up or in failed, with the time to wait if there is one. */
export function useAuthErrorText(face: 'sign-up' | 'sign-in'): (error: unknown) => string {
  const t = useTranslations('signUp.reasons');
  const words = useFaultWords('signUp');
  return (error) => {
    if (!(error instanceof Refusal)) return words(error);
    if (error.status === 429)
      return t(face === 'sign-up' ? 'waitOrPhone' : 'wait', {
        minutes: Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)),
      });
    if (error.status === 401 || error.status === 403) return t('wrong');
    return error.status >= 400 && error.status < 500 ? t('refused') : words(error);
  };
}
