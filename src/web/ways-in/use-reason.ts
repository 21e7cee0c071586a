import { useTranslations } from 'use-intl';
import { Refusal } from '#src/contract/client/call.ts';
import { useFaultWords } from '../fault-words.ts';

/** Why a way in did not open, with the time to wait where there is one. */
export function useReason(): (error: unknown) => string {
  const t = useTranslations('waysIn.faults');
  const words = useFaultWords('waysIn');
  return (error) => {
    if (!(error instanceof Refusal) || error.status !== 429) return words(error);
    const seconds = error.retryAfter ?? 60;
    return seconds < 90 ? t('too-many-seconds', { seconds }) : t('too-many-minutes', { minutes: Math.ceil(seconds / 60) });
  };
}
