import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Refusal } from '#src/wire/client/call.ts';
import { reloadAndAnnounce } from './announce-after-reload.ts';
import { useFaultWords } from './fault-words.ts';
import { announce } from './status-region.tsx';

/**
 * When the page's data are loaded anew: once it is done, also after a conflict (what the page shows has moved on meanwhile), whatever came
 * of it, or not at all.
 */
type Refresh = 'done' | 'conflict' | 'always' | 'never';

type RunOptions = {
  /** What is announced when it is done. */
  done?: string;
  /** What was changed comes with a new document only, which also announces `done`. */
  reload?: boolean;
  /** Which of several it is; `running` names it. */
  as?: string;
  /** Takes a refusal that names fields, where the form shows it; answers whether it has. */
  onFields?: (fields: Record<string, string>, code: string) => boolean;
};

/**
 * Sends a change. `error` says in the reader's language why it was refused (`area`: whose words), `errors` has the server's message by field
 * (`hours.0.opens` is under `hours`); what was typed stays with the form. `run` answers whether it worked.
 */
export function useMutation(area: string, { refresh = 'done' }: { refresh?: Refresh } = {}) {
  const words = useFaultWords(area);
  const t = useTranslations('errors');
  const { revalidate } = useRevalidator();
  const [running, setRunning] = useState<string>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [error, setError] = useState<string>();

  function refuse(refusal: unknown, onFields: RunOptions['onFields']) {
    if (!(refusal instanceof Refusal)) {
      reportError(refusal);
      return setError(words(refusal));
    }
    const { fields, code, retryAfter } = refusal;
    if (Object.keys(fields).length > 0 && onFields?.(fields, code)) return;
    setErrors(Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.split('.')[0] ?? name, text])));
    setError(retryAfter ? t('wait', { minutes: Math.ceil(retryAfter / 60) }) : words(refusal));
  }

  async function run(work: () => Promise<unknown>, options: string | RunOptions = {}): Promise<boolean> {
    const { done, reload, as = 'it', onFields } = typeof options === 'string' ? { done: options } : options;
    let leaving = false;
    setRunning(as);
    setError(undefined);
    setErrors({});
    try {
      await work();
      if (reload) {
        leaving = true; // busy to the end: nobody is to press it once more
        reloadAndAnnounce(done ?? '');
        return true;
      }
      if (refresh !== 'never') await revalidate();
      if (done) announce(done);
      return true;
    } catch (refusal) {
      refuse(refusal, onFields);
      if (refresh === 'always') await revalidate();
      if (refresh === 'conflict' && refusal instanceof Refusal && refusal.status === 409) void revalidate();
      return false;
    } finally {
      if (!leaving) setRunning(undefined);
    }
  }
  return { busy: running !== undefined, running, error, errors, setError, run };
}
