import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { announce } from '#src/web/ui/status-region.tsx';
import { Refusal } from '#src/wire/client/call.ts';
import { keepPlace } from './keep-place.ts';

/** One press that changes an order or a booking: busy while it is under way, then the page's data anew, or why not. `area`: whose words. */
export function useAct(area = 'orders') {
  const words = useFaultWords(area);
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function act(work: () => Promise<unknown>, done: string): Promise<boolean> {
    const place = keepPlace();
    setBusy(true);
    setFailed(undefined);
    try {
      await work();
      await revalidate();
      announce(done);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) reportError(error);
      setFailed(words(error));
      if (error instanceof Refusal && error.status === 409) void revalidate(); // it has moved on meanwhile
      return false;
    } finally {
      setBusy(false);
      place.back();
    }
  }
  return { busy, failed, act };
}

/** A fresh key for each thing that is to happen once; the same through its retries. */
export function useKey(): [key: string, renew: () => void] {
  const [key, setKey] = useState(fresh);
  return [key, () => setKey(fresh())];
}

const fresh = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
