import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useLiveUpdates } from '#src/web/features/live-updates/use-live-updates.ts';
import { Beside, WithBeside } from '#src/web/features/workspace-list/beside.tsx';
import { DeskTools, deskHref } from '#src/web/features/workspace-list/desk-tools.tsx';
import { Paging } from '#src/web/ui/paging.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { BookingTable } from './booking-table.tsx';
import { DeskBooking } from './desk-booking.tsx';

export { loader } from './page.server.ts';

const PATH = hrefs.bookings();

/** All plans that were bought, in rows, and the one that is open beside them. */
export default function Bookings({ loaderData: { view, states, rows, opened, now } }: Route.ComponentProps) {
  const t = useTranslations('bookingDesk');
  useLiveUpdates(['bookings']);
  const { state, q, page, pages } = view;
  const href = (id: string | undefined) => deskHref(PATH, { state, q, page, open: id });
  const at = rows.findIndex(({ id }) => id === opened?.id);
  const list = (
    <>
      <PageTitle title={t('title')} lead={t('lead')} />
      <DeskTools path={PATH} view={view} states={states} area="bookingDesk" />
      {rows.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <BookingTable rows={rows} now={now} open={opened?.id} href={href} />
      )}
      <Paging area="desk" page={page} pages={pages} to={(wanted) => deskHref(PATH, { state, q, page: wanted })} />
    </>
  );
  return (
    <>
      <PageHead title={t('title')} noindex />
      <WithBeside open={opened !== undefined} title={t('title')} list={list}>
        {opened && (
          <Beside
            key={opened.id}
            id={opened.id}
            title={t('number', { number: opened.number })}
            // The only one that is found would open again.
            close={view.total === 1 && q ? deskHref(PATH, { state }) : href(undefined)}
            previous={rows[at - 1] && href(rows[at - 1]?.id)}
            next={at < 0 ? undefined : rows[at + 1] && href(rows[at + 1]?.id)}
          >
            <DeskBooking booking={opened} />
          </Beside>
        )}
      </WithBeside>
    </>
  );
}
