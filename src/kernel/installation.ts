import { type Paise, paise, spread } from './money.ts';

/**
 * The life of an installed order as data: offered until its first milestone is paid, active while it is built, completed when it is handed over and
 * invoiced. Forward only.
 *
 * - `payable`: whether its milestones can be paid
 * - `tone`: the colour of its badge
 */
const LIFECYCLE = {
  offered: { next: ['active', 'cancelled'], payable: true, tone: 'brand' },
  active: { next: ['completed', 'cancelled'], payable: true, tone: 'brand' },
  completed: { next: [], payable: true, tone: 'leaf' },
  cancelled: { next: [], payable: false, tone: 'brick' },
} as const;

export type InstallationState = keyof typeof LIFECYCLE;
export const INSTALLATION_STATES = Object.keys(LIFECYCLE) as [InstallationState, ...InstallationState[]];

export const installationTone = (state: InstallationState) => LIFECYCLE[state].tone;
export const isPayable = (state: InstallationState): boolean => LIFECYCLE[state].payable;
export const canBecome = (from: InstallationState, to: InstallationState): boolean =>
  (LIFECYCLE[from].next as readonly InstallationState[]).includes(to);

/** What a milestone waits for, in order. Texts in messages/installations.json. */
export const MILESTONES = ['onOrder', 'onDelivery', 'onHandover'] as const;
/** Shares of the price, percent; the owner's figure `milestones` takes their place. */
export const USUAL_SHARES: readonly number[] = [10, 60, 30];

/** Whether these can be the shares of the milestones: whole percents that add up to the whole. */
export const areShares = (shares: readonly number[]): boolean =>
  shares.length === MILESTONES.length &&
  shares.every((share) => Number.isInteger(share) && share >= 1) &&
  shares.reduce((all, share) => all + share, 0) === 100;

/** A milestone's amount, and the part of it that is taxed as goods. */
type MilestoneAmount = { sharePercent: number; amount: Paise; goods: Paise };
export type InstalledTotal = { total: Paise; creditGoods: Paise; milestones: MilestoneAmount[] };

/**
 * Splits the price of an installed system into milestones, after a survey's fee was taken off both parts in proportion. To the paisa: the
 * amounts add up to the total, and their goods to the goods that are left.
 * @param goods the part taxed as goods, and @param service the rest, tax included
 * @param credit the survey's fee; RangeError if it is the price or more
 */
export function splitInstallation(
  { goods, service, credit }: { goods: Paise; service: Paise; credit: Paise },
  shares: readonly number[],
): InstalledTotal {
  const total = paise(goods + service - credit);
  if (total === 0) throw new RangeError('the credit is the whole price');
  const [creditGoods = paise(0)] = spread(credit, [goods, service]);
  const amounts = spread(total, shares);
  const goodsParts = spread(paise(goods - creditGoods), amounts);
  return {
    total,
    creditGoods,
    milestones: amounts.map((amount, at) => ({
      sharePercent: shares[at] ?? 0,
      amount,
      goods: goodsParts[at] ?? paise(0),
    })),
  };
}
