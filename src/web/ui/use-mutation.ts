import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useTextsOf } from '#src/web/messages/use-texts-of.ts';
import { Refusal } from '#src/wire/client/call.ts';
import { reloadAndAnnounce } from './announce-after-reload.ts';
import { useFaultWords, useFieldWords } from './fault-words.ts';
import { announce } from './status-region.tsx';

/** When the page's data are reloaded: on success, also after a conflict (what the page shows is out of date), whatever the outcome, or not at all. */
type Refresh = 'done' | 'conflict' | 'always' | 'never';

type MutationOptions = {
  refresh?: Refresh;
  /** Words a refusal by something other than its code; undefined if its code says enough. */
  words?: (refusal: unknown) => string | undefined;
};

export type RunOptions = {
  /** What is announced once it is done. */
  done?: string;
  /** The change appears only with a new document, which also announces `done`. */
  reload?: boolean;
  /** Whether `work` is leaving for another document: busy to the end, so that nobody presses it again. */
  leaves?: () => boolean;
  /** Which of several it is; `running` returns this name. */
  as?: string;
  /** Takes field errors, already worded, if the form shows them; returns whether it does. */
  onFields?: (fields: Record<string, string>, code: string) => boolean;
  /** Takes a refusal that is shown or handled elsewhere; returns whether it did. */
  onRefusal?: (refusal: Refusal) => boolean;
};

/**
 * Sends a change. `error` says in the reader's language why it was refused (`area`: whose texts), `errors` the same by field (`hours.0.opens` is
 * under `hours`); the form keeps its input. `run` returns whether it worked.
 */
export function useMutation(area: string, { refresh = 'done', words: own }: MutationOptions = {}) {
  const words = useFaultWords(area);
  const texts = useTextsOf(area);
  const fieldWords = useFieldWords();
  const t = useTranslations('errors');
  const { revalidate } = useRevalidator();
  const [running, setRunning] = useState<string>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [error, setError] = useState<string>();

  function wordsOf(refusal: unknown): string {
    const said = own?.(refusal);
    if (said !== undefined) return said;
    const wait = refusal instanceof Refusal ? refusal.retryAfter : undefined;
    if (!wait) return words(refusal, { minutes: 60 });
    const minutes = Math.ceil(wait / 60);
    return texts.has('faults.too-many') ? words(refusal, { minutes }) : t('wait', { minutes });
  }

  function refuse(refusal: unknown, { onFields, onRefusal }: RunOptions) {
    if (!(refusal instanceof Refusal)) {
      reportError(refusal);
      return setError(wordsOf(refusal));
    }
    const { code } = refusal;
    const fields = fieldWords(refusal);
    if (onRefusal?.(refusal)) return;
    if (Object.keys(fields).length > 0 && onFields?.(fields, code)) return;
    setErrors(Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.split('.')[0] ?? name, text])));
    setError(wordsOf(refusal));
  }

  function clear() {
    setError(undefined);
    setErrors({});
  }

  async function run(work: () => Promise<unknown>, options: string | RunOptions = {}): Promise<boolean> {
    const given = typeof options === 'string' ? { done: options } : options;
    const { done, reload, leaves, as = 'it' } = given;
    let leaving = false;
    setRunning(as);
    clear();
    try {
      await work();
      leaving = Boolean(reload || leaves?.());
      if (reload) reloadAndAnnounce(done ?? '');
      if (leaving) return true;
      if (refresh !== 'never') await revalidate();
      if (done) announce(done);
      return true;
    } catch (refusal) {
      refuse(refusal, given);
      if (refresh === 'always') await revalidate();
      if (refresh === 'conflict' && refusal instanceof Refusal && refusal.status === 409) void revalidate();
      return false;
    } finally {
      if (!leaving) setRunning(undefined);
    }
  }
  return { busy: running !== undefined, running, error, errors, setError, clear, run };
}
