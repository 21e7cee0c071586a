import type { offerBody, offerChange, offerMove } from '#src/wire/sales/offer.ts';
import { call, type Sent } from './call.ts';

/** An offer's terms as its calls take them: rupees, percent, ISO instants. */
export type OfferTerms = Sent<typeof offerChange>;

const at = (code: string) => `/admin/offers/${encodeURIComponent(code)}`;

/** Adds an offer. Refused `conflict` for a code that exists or has existed. For the administrator, like all of these. */
export const addOffer = async (code: string, terms: OfferTerms): Promise<void> =>
  void (await call<{ body: typeof offerBody }>('POST', '/admin/offers', { code, ...terms }));

/** Sets an offer's terms for those who apply it from now on. */
export const changeOffer = async (code: string, terms: OfferTerms): Promise<void> =>
  void (await call<{ body: typeof offerChange }>('PUT', at(code), terms));

/** Pauses, resumes or ends an offer. Refused `conflict` if it is over. */
export const moveOffer = async (code: string, state: Sent<typeof offerMove>['state']): Promise<void> =>
  void (await call<{ body: typeof offerMove }>('PUT', `${at(code)}/state`, { state }));
