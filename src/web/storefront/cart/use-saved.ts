import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { refreshPersonal } from '#src/web/features/personal/load.ts';
import { forgetSaved, moveToCart } from '#src/wire/client/cart.ts';

/** Moving a saved product back and taking it off the list: the page is asked again afterwards, a refusal is told. */
export function useSaved() {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string>();
  const [failed, setFailed] = useState<unknown>();
  const run = async (id: string, send: (id: string) => Promise<unknown>) => {
    if (busy) return;
    setBusy(id);
    setFailed(undefined);
    try {
      await send(id);
      await Promise.all([revalidate(), refreshPersonal()]);
    } catch (error) {
      setFailed(error);
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, failed, move: (id: string) => run(id, moveToCart), forget: (id: string) => run(id, forgetSaved) };
}
