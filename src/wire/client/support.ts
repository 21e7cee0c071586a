import type { GrievanceTopic, Language } from '#src/wire/domain.ts';
import { call } from './call.ts';

type Sender = { name: string; email: string; phone: string; locale: string };

/** Where a complaint stands; times as ISO 8601. */
export type Grievance = {
  ticket: string;
  topic: GrievanceTopic;
  state: 'received' | 'in-review' | 'resolved';
  answer: string;
  createdAt: string;
  dueAt: string;
  resolvedAt: string | null;
};
type GrievanceAnswer = { data: { grievance: Grievance } };

/** Sends a message to the shop; answers the reference number. `website` is a field that people do not see. */
export const sendMessage = async (input: Sender & { message: string; website: string }): Promise<string> =>
  (await call<{ reference: string }>('POST', '/contact', input)).reference;

/** Files a complaint and answers its ticket. Field errors come as `Refusal.fields`. */
export const fileGrievance = async (
  input: Sender & { topic: string; about: string; complaint: string },
): Promise<Grievance> => (await call<GrievanceAnswer>('POST', '/grievances', input)).data.grievance;

/** Where a complaint stands. Refused `not-found` alike for an unknown ticket and for another e-mail address. */
export const lookUpGrievance = async (input: { ticket: string; email: string }): Promise<Grievance> =>
  (await call<GrievanceAnswer>('POST', '/grievances/lookup', input)).data.grievance;

/** Sends a mail or SMS again that could not be sent; for the administrator. */
export const sendAgain = async (id: string): Promise<void> =>
  void (await call('POST', `/outbox/${encodeURIComponent(id)}/send`));

/** Answers a message by mail (`answer`), sets it aside, or takes it up again; for the administrator. */
export const changeMessage = async (
  reference: string,
  change: { state: 'answered'; answer: string } | { state: 'new' | 'closed' },
): Promise<void> => void (await call('PUT', `/contact/${encodeURIComponent(reference)}`, change));

/** Notes how far an enquiry is; for the administrator. */
export const changeEnquiry = async (
  reference: string,
  change: { state?: 'new' | 'called' | 'closed'; shopNote?: string },
): Promise<void> => void (await call('PUT', `/enquiries/${encodeURIComponent(reference)}`, change));

/** Takes a complaint a step on; the complainant gets a mail. For the administrator. */
export const answerGrievance = async (
  ticket: string,
  change: { state: 'in-review' | 'resolved'; answer: string },
): Promise<void> => void (await call('PUT', `/grievances/${encodeURIComponent(ticket)}`, change));

type FaqWish = {
  entry?: string;
  locale: Language;
  topic: string;
  question: string;
  answer: string;
  position: number;
  published: boolean;
};

/** Adds a language of a question (or a question), or changes the one with this id; for the administrator. */
export const saveFaq = async (faq: FaqWish, id?: string): Promise<string> =>
  (
    await call<{ data: { faq: { entry: string } } }>(
      id ? 'PUT' : 'POST',
      id ? `/faqs/${encodeURIComponent(id)}` : '/faqs',
      faq,
    )
  ).data.faq.entry;

/** Takes away one language of a question; for the administrator. */
export const removeFaq = async (id: string): Promise<void> =>
  void (await call('DELETE', `/faqs/${encodeURIComponent(id)}`));

/** Puts questions in this order, in all their languages; for the administrator. */
export const orderFaqs = async (entries: readonly string[]): Promise<void> =>
  void (await call('PUT', '/faqs/order', { entries }));

/** Takes away a question in all its languages; for the administrator. */
export const removeFaqEntry = async (entry: string): Promise<void> =>
  void (await call('DELETE', `/faqs/entries/${encodeURIComponent(entry)}`));
