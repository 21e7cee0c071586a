import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { isWaiting, nextStatus } from '#src/kernel/order-lifecycle.ts';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { TestBadge } from '#src/web/ui/test-badge.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { DeskRow } from './desk-row.ts';

type CardProps = {
  card: DeskRow;
  now: Date;
  busy: boolean;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onNext: () => void;
  onCancel: () => void;
  onDrag: (dragged: DeskRow | undefined) => void;
};

/** One order: who, where, what, and the next step. It can also be dragged, or moved on by Shift and the right arrow; the buttons do the same. */
export function BoardCardView({ card, now, busy, chosen, onChoose, onNext, onCancel, onDrag }: CardProps) {
  const t = useTranslations('orderDesk');
  const pay = useTranslations('orders.payments');
  const format = useFormatter();
  const number = String(card.number);
  const next = nextStatus(card.status);
  const open = isWaiting(card.status);
  return (
    <li
      draggable={open || card.status === 'shipped'}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', card.id);
        event.dataTransfer.effectAllowed = 'move';
        onDrag(card);
      }}
      onDragEnd={() => onDrag(undefined)}
      className={`grid gap-2 rounded-card border border-line p-3.5 ${busy ? 'bg-mist text-soft' : 'bg-paper'}`}
    >
      <div className="flex items-start justify-between gap-2">
        <Link
          to={hrefs.order(card.id)}
          aria-keyshortcuts={next && 'Shift+ArrowRight'}
          onKeyDown={(event) => {
            if (!next || event.key !== 'ArrowRight' || !event.shiftKey) return;
            event.preventDefault();
            onNext();
          }}
          className="tabular inline-flex min-h-11 items-center font-bold text-link hover:underline"
        >
          {t('card', { number })}
        </Link>
        {open && (
          <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
            <span className="sr-only">{t('choose', { number })}</span>
            <input
              type="checkbox"
              className="size-5 accent-brand"
              checked={chosen}
              onChange={(event) => onChoose(event.target.checked)}
            />
          </label>
        )}
      </div>
      <div className="text-sm">
        <p className="font-semibold wrap-anywhere">{card.name}</p>
        <p className="text-soft wrap-anywhere">{card.place}</p>
        <p className="mt-1 line-clamp-2 text-soft">{card.what}</p>
      </div>
      <p className="tabular flex items-center justify-between gap-2 text-sm whitespace-nowrap">
        <span className="font-semibold">{formatPrice(card.total)}</span>
        <time dateTime={card.at.toISOString()} title={card.on} className="text-soft">
          {format.relativeTime(card.at, { now, style: 'narrow' })}
        </time>
      </p>
      {(card.test || card.paymentStatus !== 'success') && (
        <p className="flex flex-wrap gap-2">
          <TestBadge test={card.test} />
          {card.paymentStatus !== 'success' && (
            <Badge tone={card.paymentStatus === 'refund failed' ? 'brick' : 'plain'}>{pay(card.paymentStatus)}</Badge>
          )}
        </p>
      )}
      {(next || open) && (
        <div className="flex gap-1">
          {next && (
            <Button
              size="small"
              className="min-w-0 grow px-3!"
              loading={busy}
              onClick={onNext}
              aria-label={t('nextOf', { step: t(`next.${next}` as MessageKey<'orderDesk'>), number })}
            >
              {t(`next.${next}` as MessageKey<'orderDesk'>)}
            </Button>
          )}
          {open && (
            <Button
              size="small"
              look="quiet"
              className="shrink-0 px-3!"
              onClick={onCancel}
              aria-label={t('cancelOf', { number })}
            >
              {t('cancel')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
