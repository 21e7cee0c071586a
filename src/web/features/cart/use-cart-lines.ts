import { startTransition, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { refreshPersonal } from '#src/web/features/personal/load.ts';
import { forgetCartLines, setCartQuantity } from '#src/web/features/personal/optimistic-mutations.ts';
import { confirmSeen, saveForLater } from '#src/wire/client/cart.ts';
import { toggleCart } from '#src/wire/client/shopping.ts';
import type { LineView } from './line-view.ts';

type Change = { quantity?: number; removed?: boolean };

/** Milliseconds without another press, before the page's data load anew: that takes a phone as long as several presses. */
const SETTLED = 300;

/** The lines, with changes shown at once; a refusal restores the line and says why. */
export function useCartLines(uid: string, loaded: LineView[]) {
  const { revalidate } = useRevalidator();
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());
  const [failed, setFailed] = useState<{ id: string; error: unknown }>();
  const wanted = useRef(new Map<string, number>());
  const calls = useRef(new Map<string, Promise<unknown>>());
  const flying = useRef(new Map<string, Promise<void>>());

  const change = (id: string, to: Change | undefined) =>
    setChanges((before) => {
      const after = new Map(before);
      if (to) after.set(id, to);
      else after.delete(id);
      return after;
    });

  async function setQuantity(id: string, quantity: number): Promise<void> {
    const isKeeping = wanted.current.has(id);
    wanted.current.set(id, quantity);
    change(id, { quantity });
    if (!isKeeping) await under(id, () => keepQuantity(id));
  }

  /** Sends the quantity that is wanted last; presses in the meantime are sent together. */
  async function keepQuantity(id: string): Promise<void> {
    let sent: number | undefined;
    try {
      for (;;) {
        const next = wanted.current.get(id);
        if (next === undefined || next === sent) return;
        await inTurn(id, () => setCartQuantity(id, next));
        sent = next;
        await new Promise((settled) => setTimeout(settled, SETTLED));
      }
    } finally {
      wanted.current.delete(id);
    }
  }

  /** Removing is the same toggle as adding (spec.md §4). */
  const remove = (line: LineView) => takeAway(line, () => toggleCart(uid, line.id, true));

  /** Saves the line for later; it appears below the cart as soon as the page has reloaded. */
  const save = (line: LineView) => takeAway(line, () => saveForLater(line.id));

  function takeAway({ id }: LineView, send: () => Promise<unknown>): Promise<void> {
    wanted.current.delete(id);
    change(id, { removed: true });
    return under(id, async () => {
      await inTurn(id, send);
      forgetCartLines([id]);
    });
  }

  /** Confirms these lines' current price and stock, so that they are no longer news. */
  const confirm = (seen: LineView[]) => under(seen[0]?.id ?? '', () => confirmSeen(seen));

  const putBack = ({ id, quantity }: LineView) =>
    under(id, async () => {
      await inTurn(id, () => toggleCart(uid, id, false, quantity));
      await refreshPersonal();
    });

  /** Sends one line's calls one after the other: each says what the line shall be from then on. */
  function inTurn(id: string, send: () => Promise<unknown>): Promise<unknown> {
    const before = calls.current.get(id);
    // At once where nothing is under way: what the press shows in the head and in the line is then one render.
    const call = (before ? before.then(send, send) : send()).finally(() => {
      if (calls.current.get(id) === call) calls.current.delete(id);
    });
    calls.current.set(id, call);
    return call;
  }

  /** Runs one line's calls, then reloads the lines: prices and stock may have changed. */
  function under(id: string, send: () => Promise<unknown>): Promise<void> {
    const flight = fly(id, send).finally(() => {
      if (flying.current.get(id) !== flight) return; // another has begun in the meantime, and its change is shown
      flying.current.delete(id);
      startTransition(() => change(id, undefined)); // together with the reloaded lines, or the old quantity would flash up
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
    }
  }

  const lines = loaded.flatMap((line) => {
    const { quantity = line.quantity, removed } = changes.get(line.id) ?? {};
    return removed ? [] : [{ ...line, quantity }];
  });
  return { lines, failed, setQuantity, remove, save, confirm, putBack };
}
