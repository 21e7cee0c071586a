import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isWaiting, nextStatus } from '#src/kernel/order-lifecycle.ts';
import type { OrderView } from '#src/web/features/order/order-view.ts';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { BoardCardView } from './board-card.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { type BoardColumn, type DeskRow, mayDrop } from './desk-row.ts';
import { useDeskMoves } from './use-desk-moves.tsx';

/**
 * The orders by state: a column each, or a chosen one on a narrow screen; the states at the end of the way only on request. Buttons and keys move
 * the cards; dragging is an extra.
 */
export function Board({ columns, now }: { columns: BoardColumn[]; now: Date }) {
  const t = useTranslations('orderDesk');
  const statuses = useTranslations('orders.statuses');
  const { moving, error, go, moveAll, dialogs } = useDeskMoves();
  const [ended, setEnded] = useState(false);
  const [shown, setShown] = useState<OrderView['status']>('created');
  const [chosen, setChosen] = useState<string[]>([]);
  const [dragged, setDragged] = useState<DeskRow>();
  const there = columns.flatMap(({ cards }) =>
    cards.filter(({ id, status }) => isWaiting(status) && chosen.includes(id)),
  );
  const visible = columns.filter(({ status }) => ended || isWaiting(status) || status === 'shipped');
  return (
    <div className="grid grid-cols-1 gap-4">
      <BulkBar chosen={there} moving={moving} onMove={moveAll} ended={ended} onEnded={setEnded} />
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <fieldset className="bleed-row min-w-0 gap-2 xl:hidden">
        <legend className="sr-only">{t('columns')}</legend>
        {visible.map(({ status, count }) => (
          <button
            key={status}
            type="button"
            aria-pressed={shown === status}
            onClick={() => setShown(status)}
            className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full px-4 text-sm font-semibold inset-ring inset-ring-edge aria-pressed:bg-brand aria-pressed:text-on-brand aria-pressed:inset-ring-brand"
          >
            {statuses(status)}
            <span className="tabular font-normal">{count}</span>
          </button>
        ))}
      </fieldset>
      <div
        className={`grid grid-cols-1 items-start gap-3 ${ended ? 'xl:grid-cols-[repeat(6,15.625rem)] xl:overflow-x-auto xl:pb-3' : 'xl:grid-cols-4'}`}
      >
        {visible.map(({ status, count, cards }) => (
          <section
            key={status}
            aria-labelledby={`column-${status}`}
            onDragOver={(event) => dragged && mayDrop(dragged.status, status) && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged && mayDrop(dragged.status, status)) go(dragged, status);
              setDragged(undefined);
            }}
            className={`min-w-0 rounded-card p-2 ${shown === status ? '' : 'max-xl:hidden'} ${dragged && mayDrop(dragged.status, status) ? 'bg-brand-wash outline-2 outline-link' : 'bg-mist'}`}
          >
            <div className="flex min-h-11 items-center justify-between gap-2 px-1.5">
              <h2 id={`column-${status}`} className="text-sm font-bold">
                {statuses(status)} <span className="tabular ms-1 font-normal text-soft">{count}</span>
              </h2>
              {isWaiting(status) && cards.length > 1 && (
                <ChooseAll status={status} cards={cards} chosen={chosen} onChoose={setChosen} />
              )}
            </div>
            {cards.length === 0 && <p className="px-1.5 pb-3 text-sm text-soft">{t('emptyColumn')}</p>}
            <ul className="grid gap-2 empty:hidden">
              {cards.map((card) => (
                <BoardCardView
                  key={card.id}
                  card={card}
                  now={now}
                  busy={moving === card.id}
                  chosen={chosen.includes(card.id)}
                  onChoose={(on) =>
                    setChosen((known) => (on ? [...known, card.id] : known.filter((id) => id !== card.id)))
                  }
                  onNext={() => go(card, nextStatus(card.status))}
                  onCancel={() => go(card, 'cancel')}
                  onDrag={setDragged}
                />
              ))}
            </ul>
            {count > cards.length && (
              <p className="px-1.5 py-2 text-sm text-soft">{t('moreInList', { count: count - cards.length })}</p>
            )}
          </section>
        ))}
      </div>
      {dialogs}
    </div>
  );
}

/** Selects all cards of a column, or none of them if all are selected. */
function ChooseAll({
  status,
  cards,
  chosen,
  onChoose,
}: Pick<BoardColumn, 'status' | 'cards'> & { chosen: string[]; onChoose: (chosen: string[]) => void }) {
  const t = useTranslations('orderDesk');
  const statuses = useTranslations('orders.statuses');
  const own = cards.map(({ id }) => id);
  const all = own.every((id) => chosen.includes(id));
  const rest = chosen.filter((id) => !own.includes(id));
  return (
    <LiveButton
      look="quiet"
      size="small"
      className="-me-1.5 px-1.5! whitespace-nowrap"
      aria-label={t(all ? 'chooseNoneOf' : 'chooseAllOf', { status: statuses(status) })}
      onClick={() => onChoose(all ? rest : [...rest, ...own])}
    >
      {t(all ? 'chooseNone' : 'chooseAll')}
    </LiveButton>
  );
}
