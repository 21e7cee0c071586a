import type { Day } from '#src/kernel/india-time.ts';
import type { LeadSource, LeadState, LostReason } from '#src/kernel/lead-lifecycle.ts';

/** Somebody who asked to be called about a solar plan, and how far the shop has come with them. */
export type Lead = {
  id: string;
  uid: string | null;
  name: string;
  /** Ten digits, or empty where there is an e-mail. */
  phone: string;
  email: string;
  pincode: string;
  locale: string;
  source: LeadSource;
  state: LeadState;
  lostReason: LostReason | null;
  nextStep: string;
  nextStepOn: Day | null;
  notes: string;
  /** When they agreed to be called or written to. */
  consentedAt: Date;
  createdAt: Date;
  changedAt: Date;
};

/** Who is to be called. The caller has checked the fields, and that they agreed. */
export type LeadDraft = Pick<Lead, 'name' | 'phone' | 'email' | 'pincode' | 'locale' | 'source'> & {
  uid: string | undefined;
};
