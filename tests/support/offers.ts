/** An offer as the owner's form sends it, without its code. */
export const OFFER = {
  kind: 'percent',
  percent: 10,
  amount: null,
  appliesTo: 'all',
  minTotal: 0,
  startsAt: null,
  endsAt: null,
  totalLimit: null,
  customerLimit: 1,
  advertised: true,
  active: true,
};
