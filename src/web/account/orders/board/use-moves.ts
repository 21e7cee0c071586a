import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { announce } from '#src/web/ui/status-region.tsx';
import { Refusal } from '#src/wire/client/call.ts';
import { moveOrder } from '#src/wire/client/orders.ts';
import type { BoardCard } from './board-view.ts';

/** Moves cards of the board: one at a time, said when done, and shown anew whatever came of it. */
export function useMoves() {
  const t = useTranslations('orderDesk');
  const words = useFaultWords('orders');
  const { revalidate } = useRevalidator();
  const [moving, setMoving] = useState<string>();
  const [failed, setFailed] = useState<string>();
  async function move(card: BoardCard, to: 'confirmed' | 'packed' | 'delivered' | 'cancel'): Promise<void> {
    setMoving(card.id);
    setFailed(undefined);
    try {
      await moveOrder(card.id, to);
      announce(t(`moved.${to}`, { number: String(card.number) }));
    } catch (error) {
      if (!(error instanceof Refusal)) reportError(error);
      setFailed(`${t('card', { number: String(card.number) })}: ${words(error)}`);
    } finally {
      await revalidate();
      setMoving(undefined);
    }
  }
  return { moving, failed, move };
}
