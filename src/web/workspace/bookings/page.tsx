import { useLiveUpdates } from '#src/web/features/live-updates/use-live-updates.ts';
import { DeskList } from '#src/web/features/workspace-list/desk-list.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { DeskBooking } from './desk-booking.tsx';

export { loader } from './page.server.ts';

/** All plans that were bought. */
export default function Bookings({ loaderData: { view, states, bookings } }: Route.ComponentProps) {
  useLiveUpdates(['bookings']);
  return (
    <DeskList
      area="bookingDesk"
      path={hrefs.bookings()}
      view={view}
      states={states}
      rows={bookings}
      keyOf={({ id }) => id}
    >
      {(booking) => <DeskBooking booking={booking} />}
    </DeskList>
  );
}
