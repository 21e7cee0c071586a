import { fromIndiaInput, toIndiaInput } from '#src/web/ui/india-input.ts';
import type { OfferTerms } from '#src/wire/client/offers.ts';
import type { ManagedOffer } from '#src/wire/domain.ts';

/** An offer as its form holds it: the input, in rupees and India's time. */
export type OfferDraft = {
  code: string;
  kind: OfferTerms['kind'];
  percent: string;
  amount: string;
  appliesTo: OfferTerms['appliesTo'];
  minTotal: string;
  startsAt: string;
  endsAt: string;
  totalLimit: string;
  customerLimit: string;
  advertised: boolean;
  active: boolean;
};

const NEW: OfferDraft = {
  code: '',
  kind: 'percent',
  percent: '10',
  amount: '',
  appliesTo: 'all',
  minTotal: '0',
  startsAt: '',
  endsAt: '',
  totalLimit: '',
  customerLimit: '1',
  advertised: true,
  active: true,
};

export function draftOf(offer: ManagedOffer | undefined): OfferDraft {
  if (!offer) return NEW;
  const {
    code,
    kind,
    rateBp,
    amount,
    appliesTo,
    minTotal,
    startsAt,
    endsAt,
    totalLimit,
    customerLimit,
    advertised,
    active,
  } = offer;
  return {
    code,
    kind,
    percent: rateBp === null ? '' : String(rateBp / 100),
    amount: amount === null ? '' : String(amount / 100),
    appliesTo,
    minTotal: String(minTotal / 100),
    startsAt: toIndiaInput(startsAt),
    endsAt: toIndiaInput(endsAt),
    totalLimit: totalLimit === null ? '' : String(totalLimit),
    customerLimit: String(customerLimit),
    advertised,
    active,
  };
}

/** Text that is not a number is sent as it is: the server reports it at its field. */
const figure = (text: string) => (Number.isNaN(Number(text)) ? (text as unknown as number) : Number(text));
const figureOrNone = (text: string) => (text.trim() ? figure(text) : null);

export const termsOf = ({
  code: _,
  kind,
  percent,
  amount,
  minTotal,
  startsAt,
  endsAt,
  totalLimit,
  customerLimit,
  ...rest
}: OfferDraft): OfferTerms => ({
  ...rest,
  kind,
  percent: kind === 'amount' ? null : figureOrNone(percent),
  amount: figureOrNone(amount),
  minTotal: figure(minTotal),
  startsAt: fromIndiaInput(startsAt),
  endsAt: fromIndiaInput(endsAt),
  totalLimit: figureOrNone(totalLimit),
  customerLimit: figure(customerLimit),
});
