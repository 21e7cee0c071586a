import { startTransition, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { refreshPersonal } from '#src/web/features/personal/load.ts';
import { forgetCartLines, setCartQuantity } from '#src/web/features/personal/optimistic-mutations.ts';
import { confirmSeen, saveForLater } from '#src/wire/client/cart.ts';
import { toggleCart } from '#src/wire/client/shopping.ts';
import type { LineView } from './line-view.ts';

type Change = { quantity?: number; removed?: boolean };

/** The lines with what is being changed shown at once; a refusal puts the line back and says why. */
export function useCartLines(uid: string, loaded: LineView[]) {
  const { revalidate } = useRevalidator();
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());
  const [failed, setFailed] = useState<{ id: string; error: unknown }>();
  const wanted = useRef(new Map<string, number>());
  const flying = useRef(new Map<string, Promise<void>>());

  const change = (id: string, to: Change | undefined) =>
    setChanges((before) => {
      const after = new Map(before);
      if (to) after.set(id, to);
      else after.delete(id);
      return after;
    });

  async function setQuantity(id: string, quantity: number): Promise<void> {
    wanted.current.set(id, quantity);
    change(id, { quantity });
    if (flying.current.has(id)) return; // the call under way goes on with the latest wish
    await under(id, async () => {
      for (let sent = 0; sent !== wanted.current.get(id); ) {
        sent = wanted.current.get(id) ?? quantity;
        await setCartQuantity(id, sent);
      }
    });
  }

  /** Removing is the same toggle as adding (spec.md §4). */
  const remove = (line: LineView) => {
    change(line.id, { removed: true });
    return under(line.id, async () => {
      await toggleCart(uid, line.id, true);
      forgetCartLines([line.id]);
    });
  };

  /** Sets the line aside; it shows below the cart as soon as the page has been asked again. */
  const save = (line: LineView) => {
    change(line.id, { removed: true });
    return under(line.id, async () => {
      await saveForLater(line.id);
      forgetCartLines([line.id]);
    });
  };

  /** Confirms what these lines show of price and stock, so that it is news no longer. */
  const confirm = (seen: LineView[]) => under(seen[0]?.id ?? '', () => confirmSeen(seen));

  const putBack = async (line: LineView) => {
    await flying.current.get(line.id); // or it would overtake the removal
    await under(line.id, async () => {
      await toggleCart(uid, line.id, false);
      await setCartQuantity(line.id, line.quantity);
      await refreshPersonal();
    });
  };

  /** Runs one line's calls, then asks for the lines again: prices and stock may have moved. */
  function under(id: string, send: () => Promise<unknown>): Promise<void> {
    const flight = fly(id, send).finally(() => {
      if (flying.current.get(id) === flight) flying.current.delete(id); // another one may have begun meanwhile
    });
    flying.current.set(id, flight);
    return flight;
  }

  async function fly(id: string, send: () => Promise<unknown>): Promise<void> {
    setFailed(undefined);
    try {
      await send();
      await revalidate();
    } catch (error) {
      setFailed({ id, error });
    } finally {
      startTransition(() => change(id, undefined)); // together with the lines asked for anew, or the old quantity would flash up
    }
  }

  const lines = loaded.flatMap((line) => {
    const { quantity = line.quantity, removed } = changes.get(line.id) ?? {};
    return removed ? [] : [{ ...line, quantity }];
  });
  return { lines, failed, setQuantity, remove, save, confirm, putBack };
}
