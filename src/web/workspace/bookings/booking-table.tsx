import { useFormatter, useTranslations } from 'use-intl';
import { RowLink } from '#src/web/features/workspace-list/row-link.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { Table } from '#src/web/ui/table.tsx';
import { TestBadge } from '#src/web/ui/test-badge.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { moveBooking } from '#src/wire/client/booking-desk.ts';
import { BOOKING_TONES } from './booking-tones.ts';
import type { BookingsData } from './page.server.ts';

type Row = BookingsData['rows'][number];
type Props = { rows: Row[]; now: Date; open: string | undefined; href: (id: string) => string };

const CELL = 'h-11 px-1.5 py-0 align-middle whitespace-nowrap sm:px-3';
const WIDE = 'hidden @4xl:table-cell';

/** The bookings as rows of 44 px with the next step of each; where there is little room, as rows of two lines. */
export function BookingTable({ rows, now, open, href }: Props) {
  const t = useTranslations('bookingDesk');
  const { running, error, run } = useMutation('bookingDesk', { refresh: 'always' });
  const move = (row: Row, to: 'confirmed' | 'assigned') =>
    void run(() => moveBooking(row.id, to), { done: t(to), as: row.id });
  return (
    <div className="@container grid grid-cols-1 gap-4">
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <BookingRows rows={rows} now={now} open={open} href={href} />
      <Table
        caption={t('title')}
        className="hidden @2xl:table"
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
              <RowLink id={id} to={href(id)} label={t('number', { number })}>
                {number}
              </RowLink>
            ),
          },
          { key: 'age', name: t('heads.age'), cellLook: CELL, cell: (row) => <Age row={row} now={now} /> },
          {
            key: 'customer',
            name: t('customer'),
            className: 'max-w-44',
            cellLook: `${CELL} truncate`,
            cell: ({ name }) => name,
          },
          {
            key: 'place',
            name: t('heads.place'),
            className: `max-w-52 text-soft ${WIDE}`,
            cellLook: `${CELL} truncate`,
            cell: ({ place }) => place,
          },
          {
            key: 'plan',
            name: t('heads.plan'),
            className: `max-w-44 ${WIDE}`,
            cellLook: `${CELL} truncate`,
            cell: ({ plan }) => plan,
          },
          { key: 'visit', name: t('heads.visit'), cellLook: `${CELL} tabular`, cell: ({ next }) => next || '–' },
          {
            key: 'total',
            name: t('heads.total'),
            figure: true,
            className: WIDE,
            cellLook: `${CELL} font-semibold`,
            cell: ({ total }) => formatPrice(total),
          },
          { key: 'state', name: t('heads.state'), cellLook: CELL, cell: (row) => <State row={row} /> },
          {
            key: 'next',
            name: t('heads.next'),
            figure: true,
            cellLook: `${CELL} pe-0!`,
            cell: (row) => {
              const to = row.status === 'created' ? 'confirmed' : row.assignable ? 'assigned' : undefined;
              if (!to) return null;
              const step = to === 'confirmed' ? t('confirm') : t('assign', { technician: row.assignable ?? '' });
              return (
                <LiveButton
                  look="quiet"
                  size="small"
                  loading={running === row.id}
                  className="relative z-1 max-w-44 px-3! [&>span]:truncate"
                  aria-label={`${step}: ${t('number', { number: row.number })}`}
                  onClick={() => move(row, to)}
                >
                  {step}
                </LiveButton>
              );
            },
          },
        ]}
      />
    </div>
  );
}

function BookingRows({ rows, now, open, href }: Props) {
  const t = useTranslations('bookingDesk');
  return (
    <ul aria-label={t('title')} className="divide-y divide-line border-y border-line @2xl:hidden">
      {rows.map((row) => (
        <li
          key={row.id}
          className={`relative grid min-h-18 grid-cols-1 content-center gap-1 px-3 py-2 ${row.id === open ? 'bg-brand-wash' : 'hover:bg-mist'}`}
        >
          <p className="flex items-baseline justify-between gap-3">
            <span className="flex min-w-0 items-baseline gap-2">
              <RowLink id={row.id} to={href(row.id)} label={t('number', { number: row.number })}>
                {row.number}
              </RowLink>
              <span className="truncate font-semibold">{row.name}</span>
            </span>
            <span className="tabular shrink-0 text-sm text-soft">{row.next || <Age row={row} now={now} />}</span>
          </p>
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 text-sm text-soft">
            <span className="min-w-0 grow basis-32 text-pretty">
              {row.city} · {row.plan}
            </span>
            <State row={row} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Age({ row: { at, on }, now }: { row: Row; now: Date }) {
  const format = useFormatter();
  return (
    <time dateTime={at.toISOString()} title={on} className="tabular text-soft">
      {format.relativeTime(at, { now, style: 'narrow' })}
    </time>
  );
}

function State({ row: { status, paymentStatus, test } }: { row: Row }) {
  const t = useTranslations('bookingDesk');
  return (
    <span className="flex shrink-0 gap-1.5">
      <Badge tone={BOOKING_TONES[status] ?? 'plain'}>{t(`status.${status}`)}</Badge>
      {paymentStatus !== 'success' && (
        <Badge tone={paymentStatus === 'refund failed' ? 'brick' : 'plain'}>{t(`payments.${paymentStatus}`)}</Badge>
      )}
      <TestBadge test={test} />
    </span>
  );
}
