import type { enquiryChange } from '#src/wire/content/enquiry.ts';
import type { faqEntryAnswer, faqEntryBody, faqOrder } from '#src/wire/content/faq.ts';
import type {
  contactAnswer,
  contactBody,
  contactChange,
  grievanceBody,
  grievanceChange,
  lookupBody,
  statusAnswer,
} from '#src/wire/content/support.ts';
import { type Answered, call, type Sent } from './call.ts';

/** A complaint's status; times as ISO 8601. */
export type Grievance = Answered<typeof statusAnswer>['data']['grievance'];

/** Sends a message to the shop; answers the reference number. `website` is a hidden field against bots. */
export const sendMessage = async (input: Sent<typeof contactBody>): Promise<string> =>
  (await call<{ body: typeof contactBody; answer: typeof contactAnswer }>('POST', '/contact', input)).reference;

/** Files a complaint and answers its ticket. Field errors come as `Refusal.fields`. */
export const fileGrievance = async (input: Sent<typeof grievanceBody>): Promise<Grievance> =>
  (await call<{ body: typeof grievanceBody; answer: typeof statusAnswer }>('POST', '/grievances', input)).data
    .grievance;

/** A complaint's status. Refused `not-found` alike for an unknown ticket and for another e-mail address. */
export const lookUpGrievance = async (input: Sent<typeof lookupBody>): Promise<Grievance> =>
  (await call<{ body: typeof lookupBody; answer: typeof statusAnswer }>('POST', '/grievances/lookup', input)).data
    .grievance;

/** Resends a failed mail or SMS; for the administrator. */
export const sendAgain = async (id: string): Promise<void> =>
  void (await call('POST', `/outbox/${encodeURIComponent(id)}/send`));

/** Answers a message by mail (`answer`), closes it, or reopens it; for the administrator. */
export const changeMessage = async (reference: string, change: Sent<typeof contactChange>): Promise<void> =>
  void (await call<{ body: typeof contactChange }>('PUT', `/contact/${encodeURIComponent(reference)}`, change));

/** Records the progress of an enquiry; for the administrator. */
export const changeEnquiry = async (reference: string, change: Sent<typeof enquiryChange>): Promise<void> =>
  void (await call<{ body: typeof enquiryChange }>('PUT', `/enquiries/${encodeURIComponent(reference)}`, change));

/** Moves a complaint a step on; the complainant gets a mail. For the administrator. */
export const answerGrievance = async (ticket: string, change: Sent<typeof grievanceChange>): Promise<void> =>
  void (await call<{ body: typeof grievanceChange }>('PUT', `/grievances/${encodeURIComponent(ticket)}`, change));

/** Saves a question in all its languages at once; without an `entry`, as a new one. For the administrator. */
export const saveFaqEntry = async (faq: Sent<typeof faqEntryBody>, entry?: string): Promise<void> =>
  void (await call<{ body: typeof faqEntryBody; answer: typeof faqEntryAnswer }>(
    entry === undefined ? 'POST' : 'PUT',
    entry === undefined ? '/faqs/entries' : `/faqs/entries/${encodeURIComponent(entry)}`,
    faq,
  ));

/** Puts questions in this order, in all their languages; for the administrator. */
export const orderFaqs = async (entries: string[]): Promise<void> =>
  void (await call<{ body: typeof faqOrder }>('PUT', '/faqs/order', { entries }));

/** Removes a question in all its languages; for the administrator. */
export const removeFaqEntry = async (entry: string): Promise<void> =>
  void (await call('DELETE', `/faqs/entries/${encodeURIComponent(entry)}`));
