import { EnquiryCard } from '#src/web/features/inbox/enquiry-card.tsx';
import { InboxFrame } from '#src/web/features/inbox/inbox-frame.tsx';
import { useInboxRows } from '#src/web/features/inbox/use-inbox-rows.ts';
import { useLiveUpdates } from '#src/web/features/live-updates/use-live-updates.ts';
import { DeskTools, deskHref } from '#src/web/features/workspace-list/desk-tools.tsx';
import { Paging } from '#src/web/ui/paging.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

const PATH = hrefs.enquiries;

/** The inbox with enquiries only, whatever their state. */
export default function Enquiries({ loaderData: { view, states, counts, open, enquiries } }: Route.ComponentProps) {
  useLiveUpdates(['enquiries']);
  const { ofEnquiry } = useInboxRows();
  const at = { state: view.state, q: view.q };
  return (
    <InboxFrame
      here="enquiries"
      counts={counts}
      area="enquiryDesk"
      tools={<DeskTools path={PATH} view={view} states={states} area="enquiryDesk" />}
      rows={enquiries.map(ofEnquiry)}
      asked={open}
      href={(id) => deskHref(PATH, { ...at, page: view.page, open: id })}
      paging={<Paging area="desk" page={view.page} pages={view.pages} to={(page) => deskHref(PATH, { ...at, page })} />}
    >
      {(id) =>
        enquiries.filter(({ reference }) => reference === id).map((one) => <EnquiryCard key={id} enquiry={one} />)
      }
    </InboxFrame>
  );
}
