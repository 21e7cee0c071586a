import { ComplaintCard } from '#src/web/features/inbox/complaint-card.tsx';
import { EnquiryCard } from '#src/web/features/inbox/enquiry-card.tsx';
import { InboxFrame } from '#src/web/features/inbox/inbox-frame.tsx';
import { MessageCard } from '#src/web/features/inbox/message-card.tsx';
import { QuestionCard } from '#src/web/features/inbox/question-card.tsx';
import { useInboxRows } from '#src/web/features/inbox/use-inbox-rows.ts';
import { useLiveUpdates } from '#src/web/features/live-updates/use-live-updates.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

/** All that waits for an answer, of every kind: complaints first, which have a deadline, then what has waited longest. */
export default function Inbox({
  loaderData: { counts, open, messages, questions, enquiries, complaints },
}: Route.ComponentProps) {
  useLiveUpdates(['messages', 'questions', 'enquiries']);
  const { ofMessage, ofQuestion, ofEnquiry, ofComplaint } = useInboxRows();
  const rows = [
    ...complaints
      .toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime())
      .map((one) => ({ row: ofComplaint(one), card: <ComplaintCard complaint={one} /> })),
    ...[
      ...messages.map((one) => ({ at: one.at, row: ofMessage(one), card: <MessageCard message={one} /> })),
      ...questions.map((one) => ({ at: one.at, row: ofQuestion(one), card: <QuestionCard question={one} /> })),
      ...enquiries.map((one) => ({ at: one.at, row: ofEnquiry(one), card: <EnquiryCard enquiry={one} /> })),
    ].sort((one, other) => one.at.getTime() - other.at.getTime()),
  ];
  return (
    <InboxFrame
      here="all"
      counts={counts}
      area="desk.inbox"
      rows={rows.map(({ row }) => row)}
      asked={open}
      href={hrefs.inbox}
    >
      {(id) => <div key={id}>{rows.find(({ row }) => row.id === id)?.card}</div>}
    </InboxFrame>
  );
}
