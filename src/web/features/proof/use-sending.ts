import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { Refusal } from '#src/wire/client/call.ts';

/**
 * Sends something and keeps why it did not work, in words. A refusal that names fields goes to `onFields`, with its code, where the form
 * shows it.
 * `send` answers whether it worked.
 */
export function useSending(area: string) {
  const words = useFaultWords(area);
  const t = useTranslations('errors');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  async function send(
    work: () => Promise<unknown>,
    onFields?: (fields: Record<string, string>, code: string) => boolean,
  ): Promise<boolean> {
    setBusy(true);
    setTrouble(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof Refusal && Object.keys(error.fields).length > 0 && onFields?.(error.fields, error.code))
        return false;
      const minutes = error instanceof Refusal && error.retryAfter ? Math.ceil(error.retryAfter / 60) : 0;
      setTrouble(minutes > 0 ? t('wait', { minutes }) : words(error));
      if (!(error instanceof Refusal)) reportError(error);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, trouble, setTrouble, send };
}
