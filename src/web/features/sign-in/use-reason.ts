import { useTranslations } from 'use-intl';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { Refusal } from '#src/wire/client/call.ts';

/** Why a sign-in failed, with the time to wait if there is one. */
export function useReason(): (error: unknown) => string {
  const t = useTranslations('waysIn.faults');
  const words = useFaultWords('waysIn');
  return (error) => {
    if (!(error instanceof Refusal) || error.status !== 429) return words(error);
    const seconds = error.retryAfter ?? 60;
    return seconds < 90
      ? t('too-many-seconds', { seconds })
      : t('too-many-minutes', { minutes: Math.ceil(seconds / 60) });
  };
}
