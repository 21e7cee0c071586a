import { InboxFrame } from '#src/web/features/inbox/inbox-frame.tsx';
import { QuestionCard } from '#src/web/features/inbox/question-card.tsx';
import { useInboxRows } from '#src/web/features/inbox/use-inbox-rows.ts';
import { useLiveUpdates } from '#src/web/features/live-updates/use-live-updates.ts';
import { DeskTools, deskHref } from '#src/web/features/workspace-list/desk-tools.tsx';
import { Paging } from '#src/web/ui/paging.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

const PATH = hrefs.questions;

/** The inbox with questions on products only, whatever their state. */
export default function Questions({ loaderData: { view, states, counts, open, questions } }: Route.ComponentProps) {
  useLiveUpdates(['questions']);
  const { ofQuestion } = useInboxRows();
  const at = { state: view.state, q: view.q };
  return (
    <InboxFrame
      here="questions"
      counts={counts}
      area="questionDesk"
      tools={<DeskTools path={PATH} view={view} states={states} area="questionDesk" />}
      rows={questions.map(ofQuestion)}
      asked={open}
      href={(id) => deskHref(PATH, { ...at, page: view.page, open: id })}
      paging={<Paging area="desk" page={view.page} pages={view.pages} to={(page) => deskHref(PATH, { ...at, page })} />}
    >
      {(id) => questions.filter((one) => one.id === id).map((one) => <QuestionCard key={id} question={one} />)}
    </InboxFrame>
  );
}
