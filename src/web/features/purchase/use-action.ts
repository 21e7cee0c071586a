import { useState } from 'react';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { keepPlace } from './keep-place.ts';

/** One press that changes an order or a booking; the focus stays at that part of the page. `area`: whose texts. */
export function useAction(area = 'orders') {
  const { busy, error, run } = useMutation(area, { refresh: 'conflict' });
  async function act(work: () => Promise<unknown>, done: string): Promise<boolean> {
    const place = keepPlace();
    try {
      return await run(work, done);
    } finally {
      place.back();
    }
  }
  return { busy, error, act };
}

/** A fresh key for each operation that must happen once; its retries use the same key. */
export function useKey(): [key: string, renew: () => void] {
  const [key, setKey] = useState(fresh);
  return [key, () => setKey(fresh())];
}

const fresh = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
