import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OrderStatus } from '#src/kernel/order-lifecycle.ts';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { moveOrder } from '#src/wire/client/orders.ts';
import type { DeskRow } from './desk-row.ts';

/** Moves cards on the board, one at a time; announces each move, and reloads whatever the outcome. */
export function useMoves() {
  const t = useTranslations('orderDesk');
  const { running: moving, error, run } = useMutation('orders', { refresh: 'always' });
  const [number, setNumber] = useState('');
  async function move(card: DeskRow, to: Exclude<OrderStatus, 'created' | 'shipped'>): Promise<void> {
    setNumber(String(card.number));
    const done = t(`moved.${to}`, { number: String(card.number) });
    await run(() => moveOrder(card.id, to), { done, as: card.id });
  }
  return { moving, error: error && `${t('card', { number })}: ${error}`, move };
}
