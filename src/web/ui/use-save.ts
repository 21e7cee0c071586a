import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Refusal } from '#src/wire/client/call.ts';
import { reloadAndAnnounce } from './announce-after-reload.ts';
import { useFaultWords } from './fault-words.ts';
import { announce } from './status-region.tsx';

/**
 * Sends a form of the workspace and loads its page anew. What was typed is the form's own and stays when it is refused:
 * `errors` has the server's message by field (`hours.0.opens` is under `hours`), `trouble` the words for the whole.
 */
export function useSave(area: string) {
  const words = useFaultWords(area);
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [trouble, setTrouble] = useState('');
  /** `reload`: what is changed comes with a new document alone, which also says `done`. */
  async function save(send: () => Promise<void>, done: string, { reload = false } = {}): Promise<boolean> {
    let leaving = false;
    setBusy(true);
    setTrouble('');
    setErrors({});
    try {
      await send();
      if (reload) {
        leaving = true; // busy to the end: nobody is to press it once more
        reloadAndAnnounce(done);
        return true;
      }
      await revalidate();
      announce(done);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) reportError(error);
      const fields = error instanceof Refusal ? error.fields : {};
      setErrors(
        Object.fromEntries(Object.entries(fields).map(([name, message]) => [name.split('.')[0] ?? name, message])),
      );
      setTrouble(words(error));
      return false;
    } finally {
      if (!leaving) setBusy(false);
    }
  }
  return { busy, errors, trouble, save };
}
