import { InboxFrame } from '#src/web/features/inbox/inbox-frame.tsx';
import { MessageCard } from '#src/web/features/inbox/message-card.tsx';
import { useInboxRows } from '#src/web/features/inbox/use-inbox-rows.ts';
import { useLiveUpdates } from '#src/web/features/live-updates/use-live-updates.ts';
import { DeskTools, deskHref } from '#src/web/features/workspace-list/desk-tools.tsx';
import { Paging } from '#src/web/ui/paging.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

const PATH = hrefs.messages;

/** The inbox with messages only, whatever their state. */
export default function Messages({ loaderData: { view, states, counts, open, messages } }: Route.ComponentProps) {
  useLiveUpdates(['messages']);
  const { ofMessage } = useInboxRows();
  const at = { state: view.state, q: view.q };
  return (
    <InboxFrame
      here="messages"
      counts={counts}
      area="contactDesk"
      tools={<DeskTools path={PATH} view={view} states={states} area="contactDesk" />}
      rows={messages.map(ofMessage)}
      asked={open}
      href={(id) => deskHref(PATH, { ...at, page: view.page, open: id })}
      paging={<Paging area="desk" page={view.page} pages={view.pages} to={(page) => deskHref(PATH, { ...at, page })} />}
    >
      {(id) =>
        messages.filter(({ reference }) => reference === id).map((one) => <MessageCard key={id} message={one} />)
      }
    </InboxFrame>
  );
}
