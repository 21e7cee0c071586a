import { useFormatter, useTranslations } from 'use-intl';
import type { InboxRow } from './inbox-row.ts';
import type { ComplaintView, EnquiryView, MessageView, QuestionView } from './views.server.ts';

/** Makes lines of the inbox out of what people wrote. */
export function useInboxRows() {
  const t = useTranslations('desk.inbox');
  const contact = useTranslations('contactDesk');
  const questions = useTranslations('questionDesk');
  const enquiries = useTranslations('enquiryDesk');
  const complaints = useTranslations('grievanceDesk');
  const format = useFormatter();
  return {
    ofMessage: ({ reference: id, name, message, when, state }: MessageView): InboxRow => ({
      ...{ id, kind: 'messages', name, text: message, when, state },
      stateWords: contact(`states.${state}`),
    }),
    ofQuestion: ({ id, name, productName, question, when, state }: QuestionView): InboxRow => ({
      ...{ id, kind: 'questions', name, when, state },
      text: `${question} · ${productName}`,
      stateWords: questions(`states.${state}`),
    }),
    ofEnquiry: ({ reference: id, name, about, message, when, state }: EnquiryView): InboxRow => ({
      ...{ id, kind: 'enquiries', name, when, state },
      text: [about, message].filter(Boolean).join(' · '),
      stateWords: enquiries(`states.${state}`),
    }),
    ofComplaint: ({ reference: id, name, complaint, when, state, dueAt, now }: ComplaintView): InboxRow => ({
      ...{ id, kind: 'complaints', name, text: complaint, when, state },
      stateWords: complaints(`states.${state}`),
      ...(state !== 'resolved' && {
        due: t(state === 'received' ? 'acknowledge' : 'resolve', { when: format.relativeTime(dueAt, now) }),
        late: dueAt.getTime() - now.getTime() < 48 * 60 * 60_000,
      }),
    }),
  };
}
