import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OrderStatus } from '#src/kernel/order-lifecycle.ts';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { moveOrder } from '#src/wire/client/orders.ts';
import type { DeskRow } from './desk-row.ts';

/** Where several orders may go by one press. */
export const IN_BULK = ['confirmed', 'packed'] as const;
export type BulkMove = (typeof IN_BULK)[number];

/** Moves cards on the board, one at a time or those that are selected; announces each move, and reloads whatever the outcome. */
export function useMoves() {
  const t = useTranslations('orderDesk');
  const { running: moving, error, run } = useMutation('orders', { refresh: 'always' });
  const [about, setAbout] = useState('');
  async function move(card: DeskRow, to: Exclude<OrderStatus, 'created' | 'shipped'>): Promise<void> {
    setAbout(t('card', { number: String(card.number) }));
    const done = t(`moved.${to}`, { number: String(card.number) });
    await run(() => moveOrder(card.id, to), { done, as: card.id });
  }
  /** One after the other; a refused one does not stop the rest. */
  async function moveAll(cards: DeskRow[], to: BulkMove): Promise<void> {
    const refused: { number: string; why: unknown }[] = [];
    await run(
      async () => {
        for (const { id, number } of cards)
          await moveOrder(id, to).catch((why: unknown) => refused.push({ number: String(number), why }));
        setAbout(t('cards', { count: refused.length, numbers: refused.map(({ number }) => number).join(', ') }));
        if (refused[0]) throw refused[0].why;
      },
      { done: t(`movedAll.${to}`, { count: cards.length }), as: to },
    );
  }
  return { moving, error: error && `${about}: ${error}`, move, moveAll };
}
