import { call } from '#src/contract/client/call.ts';
import type { GrievanceTopic } from '#src/contract/domain.ts';

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
export const fileGrievance = async (input: Sender & { topic: string; about: string; complaint: string }): Promise<Grievance> =>
  (await call<GrievanceAnswer>('POST', '/grievances', input)).data.grievance;

/** Where a complaint stands. Refused `not-found` alike for an unknown ticket and for another e-mail address. */
export const lookUpGrievance = async (input: { ticket: string; email: string }): Promise<Grievance> =>
  (await call<GrievanceAnswer>('POST', '/grievances/lookup', input)).data.grievance;

/** Sends a mail or SMS again that could not be sent; for the administrator. */
export const sendAgain = async (id: string): Promise<void> => void (await call('POST', `/outbox/${encodeURIComponent(id)}/send`));
