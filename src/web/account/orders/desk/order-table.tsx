import { X } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { nextStatus } from '#src/kernel/order-lifecycle.ts';
import { StatusBadge } from '#src/web/features/order/status-badge.tsx';
import { RowLink } from '#src/web/features/workspace-list/row-link.tsx';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { LiveButton, useUntilLive } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { Picture } from '#src/web/ui/picture.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { Table } from '#src/web/ui/table.tsx';
import { TestBadge } from '#src/web/ui/test-badge.tsx';
import type { DeskRow } from './desk-row.ts';
import { useDeskMoves } from './use-desk-moves.tsx';

type Props = { rows: DeskRow[]; now: Date; open: string | undefined; href: (id: string) => string };

const CELL = 'h-11 px-1.5 py-0 align-middle whitespace-nowrap sm:px-3';
/** Shortened to the room that the others leave. */
const SHORTENED = `${CELL} truncate`;
/** Its badges stand below each other where there is little room. */
const WRAPPED = 'h-11 px-1.5 py-1 align-middle sm:px-3 [&_span]:whitespace-nowrap';
const WIDE = 'hidden @4xl:table-cell';
const WIDEST = 'hidden @5xl:table-cell';

/** The orders as rows of 44 px with the next step of each; where there is little room, as rows of two lines that lead to the order. */
export function OrderTable({ rows, now, open, href }: Props) {
  const t = useTranslations('orderDesk');
  const { moving, error, go, dialogs } = useDeskMoves();
  return (
    <div className="@container grid grid-cols-1 gap-4">
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <OrderRows rows={rows} now={now} open={open} href={href} />
      <Table
        caption={t('list')}
        className="hidden @3xl:table rounded-card"
        rows={rows}
        keyOf={({ id }) => id}
        rowProps={({ id }) => ({
          'aria-current': id === open || undefined,
          className: `relative ${id === open ? 'bg-brand-wash' : 'hover:bg-mist'}`,
        })}
        columns={[
          {
            key: 'number',
            name: t('heads.number'),
            heads: true,
            className: 'w-20',
            cellLook: CELL,
            cell: ({ id, number }) => (
              <RowLink id={id} to={href(id)} label={t('card', { number: String(number) })}>
                {number}
              </RowLink>
            ),
          },
          { key: 'age', name: t('heads.age'), cellLook: CELL, cell: (row) => <Age row={row} now={now} /> },
          {
            key: 'customer',
            name: t('heads.customer'),
            className: 'w-1/2 max-w-0',
            cellLook: SHORTENED,
            cell: ({ name }) => name,
          },
          {
            key: 'place',
            name: t('heads.place'),
            className: `w-1/2 max-w-0 text-soft ${WIDEST}`,
            cellLook: WRAPPED,
            cell: ({ place }) => place,
          },
          {
            key: 'goods',
            name: t('heads.goods'),
            className: WIDEST,
            cellLook: CELL,
            cell: (row) => <Goods row={row} />,
          },
          {
            key: 'total',
            name: t('heads.total'),
            figure: true,
            cellLook: `${CELL} font-semibold`,
            cell: ({ total }) => formatPrice(total),
          },
          {
            key: 'payment',
            name: t('payment'),
            className: WIDE,
            cellLook: WRAPPED,
            cell: (row) => <Payment row={row} />,
          },
          { key: 'state', name: t('heads.state'), cellLook: WRAPPED, cell: (row) => <State row={row} /> },
          {
            key: 'next',
            name: t('heads.next'),
            figure: true,
            cellLook: `${CELL} pe-0!`,
            cell: (row) => <NextStep row={row} href={href} busy={moving === row.id} go={go} />,
          },
        ]}
      />
      {dialogs}
    </div>
  );
}

/** The same in two lines each, for a phone and beside an open order. */
function OrderRows({ rows, now, open, href }: Props) {
  const t = useTranslations('orderDesk');
  return (
    <ul aria-label={t('list')} className="divide-y divide-line border-y border-line @3xl:hidden">
      {rows.map((row) => (
        <li
          key={row.id}
          className={`relative grid min-h-18 grid-cols-1 content-center gap-1 px-3 py-2 ${row.id === open ? 'bg-brand-wash' : 'hover:bg-mist'}`}
        >
          <p className="flex items-baseline justify-between gap-3">
            <span className="flex min-w-0 items-baseline gap-2">
              <RowLink id={row.id} to={href(row.id)} label={t('card', { number: String(row.number) })}>
                {row.number}
              </RowLink>
              <span className="truncate font-semibold">{row.name}</span>
            </span>
            <span className="tabular shrink-0 font-semibold">{formatPrice(row.total)}</span>
          </p>
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 text-sm text-soft">
            <span className="min-w-0 grow basis-32 text-pretty">
              <Age row={row} now={now} /> · {row.city} · {t('units', { count: row.units })}
            </span>
            <span className="flex flex-wrap gap-1.5">
              {row.paymentStatus !== 'success' && <Payment row={row} />}
              <State row={row} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Age({ row: { at, on }, now }: { row: DeskRow; now: Date }) {
  const format = useFormatter();
  return (
    <time dateTime={at.toISOString()} title={on} className="tabular text-soft">
      {format.relativeTime(at, { now, style: 'narrow' })}
    </time>
  );
}

function Goods({ row: { picture, what, units } }: { row: DeskRow }) {
  const t = useTranslations('orderDesk');
  return (
    <span className="flex items-center gap-2" title={what}>
      <span aria-hidden className="block size-8 shrink-0 overflow-hidden rounded-sm bg-well">
        <Picture picture={picture} sizes="32px" decorative />
      </span>
      <span className="text-soft">{t('units', { count: units })}</span>
    </span>
  );
}

function Payment({ row: { paymentStatus, test } }: { row: DeskRow }) {
  const pay = useTranslations('orders.payments');
  return (
    <span className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
      {paymentStatus === 'success' ? (
        <span className="text-soft">{pay(paymentStatus)}</span>
      ) : (
        <Badge tone={paymentStatus === 'refund failed' ? 'brick' : 'plain'}>{pay(paymentStatus)}</Badge>
      )}
      <TestBadge test={test} />
    </span>
  );
}

function State({ row: { status, returnAsked } }: { row: DeskRow }) {
  const t = useTranslations('orderDesk');
  return returnAsked ? <Badge tone="brick">{t('returnAsked')}</Badge> : <StatusBadge status={status} />;
}

type NextProps = {
  row: DeskRow;
  href: Props['href'];
  busy: boolean;
  go: ReturnType<typeof useDeskMoves>['go'];
};

function NextStep({ row, href, busy, go }: NextProps) {
  const t = useTranslations('orderDesk');
  const orders = useTranslations('orders');
  const untilLive = useUntilLive();
  const number = String(row.number);
  const next = nextStatus(row.status);
  const step = next && t(`next.${next}` as MessageKey<'orderDesk'>);
  return (
    <span className="relative z-1 inline-flex items-center">
      {row.returnAsked && (
        <RowLink plain id={row.id} to={href(row.id)} label={t('decideOf', { number })}>
          {t('decide')}
        </RowLink>
      )}
      {step && !row.returnAsked && (
        <LiveButton
          look="quiet"
          size="small"
          loading={busy}
          className="px-3!"
          aria-label={t('nextOf', { step, number })}
          onClick={() => go(row, next)}
        >
          {step}
        </LiveButton>
      )}
      {row.cancellable && (
        <button
          type="button"
          {...untilLive}
          aria-label={orders('cancel.action')}
          aria-description={t('card', { number })}
          title={orders('cancel.action')}
          onClick={() => go(row, 'cancel')}
          className="grid size-11 place-items-center rounded-full text-soft transition-colors duration-200 hover:bg-brick-wash hover:text-brick"
        >
          <X aria-hidden className="size-4.5" />
        </button>
      )}
    </span>
  );
}
