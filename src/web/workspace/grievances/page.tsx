import { ComplaintCard } from '#src/web/features/inbox/complaint-card.tsx';
import { InboxFrame } from '#src/web/features/inbox/inbox-frame.tsx';
import { useInboxRows } from '#src/web/features/inbox/use-inbox-rows.ts';
import { useLiveUpdates } from '#src/web/features/live-updates/use-live-updates.ts';
import { DeskTools, deskHref } from '#src/web/features/workspace-list/desk-tools.tsx';
import { Paging } from '#src/web/ui/paging.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

const PATH = hrefs.grievances;

/** The inbox with complaints only, whatever their state. */
export default function Grievances({ loaderData: { view, states, counts, open, grievances } }: Route.ComponentProps) {
  useLiveUpdates(['messages']);
  const { ofComplaint } = useInboxRows();
  const at = { state: view.state, q: view.q };
  return (
    <InboxFrame
      here="complaints"
      counts={counts}
      area="grievanceDesk"
      tools={<DeskTools path={PATH} view={view} states={states} area="grievanceDesk" search={false} />}
      rows={grievances.map(ofComplaint)}
      asked={open}
      href={(id) => deskHref(PATH, { ...at, page: view.page, open: id })}
      paging={<Paging area="desk" page={view.page} pages={view.pages} to={(page) => deskHref(PATH, { ...at, page })} />}
    >
      {(id) =>
        grievances.filter(({ reference }) => reference === id).map((one) => <ComplaintCard key={id} complaint={one} />)
      }
    </InboxFrame>
  );
}
