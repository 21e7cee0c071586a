import type { InstallationState } from '#src/kernel/installation.ts';
import type { Paise } from '#src/kernel/money.ts';
import type { AddressDraft } from '#src/shop/customers/addresses/address.ts';
import type { InstalledLine } from '#src/shop/sales/payments/payment.ts';

export type { InstalledLine };

/** A part of the price that is paid on its own. */
export type Milestone = {
  /** 1 is the first. */
  position: number;
  sharePercent: number;
  amount: Paise;
  /** The part of it that is taxed as goods; the rest is service. */
  goods: Paise;
  paymentId: string | null;
  /** The provider's id of that payment. */
  providerPaymentId: string | null;
  paidAt: Date | null;
};

/** A system sold with its installation. Everything about money is frozen when it is offered; paise, tax included but for `work`. */
export type Installation = {
  id: string;
  number: number;
  uid: string;
  /** Hidden from the account until it has proved the mail address. */
  awaitsProof: boolean;
  test: boolean;
  state: InstallationState;
  name: string;
  email: string;
  address: AddressDraft;
  locale: string;
  note: string;
  lines: InstalledLine[];
  work: Paise;
  goods: Paise;
  goodsRateBp: number;
  service: Paise;
  serviceRateBp: number;
  surveyBookingId: string | null;
  credit: Paise;
  creditGoods: Paise;
  /** goods + service − credit, and the sum of the milestones. */
  total: Paise;
  at: Date;
  completedAt: Date | null;
  cancelledAt: Date | null;
  milestones: Milestone[];
};

/** The milestone to be paid next; undefined when all are. */
export const nextMilestone = ({ milestones }: Pick<Installation, 'milestones'>): Milestone | undefined =>
  milestones.find(({ paymentId }) => paymentId === null);

export const paidSoFar = ({ milestones }: Pick<Installation, 'milestones'>): Paise =>
  milestones.reduce((all, { paymentId, amount }) => (paymentId ? all + amount : all), 0) as Paise;

export const isTheirs = (
  { uid, awaitsProof }: Pick<Installation, 'uid' | 'awaitsProof'>,
  person: { uid: string },
): boolean => uid === person.uid && !awaitsProof;
