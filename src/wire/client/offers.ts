import { call } from './call.ts';

/** An offer's terms as its calls take them: rupees, percent, ISO instants. */
export type OfferTerms = {
  kind: 'percent' | 'amount' | 'cashback';
  percent: number | null;
  amount: number | null;
  appliesTo: 'goods' | 'service' | 'all';
  minTotal: number;
  startsAt: string | null;
  endsAt: string | null;
  totalLimit: number | null;
  customerLimit: number;
  advertised: boolean;
  active: boolean;
};

const at = (code: string) => `/admin/offers/${encodeURIComponent(code)}`;

/** A new offer. Refused `conflict` for a code that there is or was. For the administrator, as all of these. */
export const addOffer = async (code: string, terms: OfferTerms): Promise<void> =>
  void (await call('POST', '/admin/offers', { code, ...terms }));

/** Sets an offer's terms for those who apply it from now on. */
export const changeOffer = async (code: string, terms: OfferTerms): Promise<void> =>
  void (await call('PUT', at(code), terms));

/** Pauses, resumes or ends an offer. Refused `conflict` when it is over. */
export const moveOffer = async (code: string, state: 'running' | 'paused' | 'ended'): Promise<void> =>
  void (await call('PUT', `${at(code)}/state`, { state }));
