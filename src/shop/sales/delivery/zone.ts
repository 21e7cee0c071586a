import type { Paise } from '#src/kernel/money.ts';
import type { Day } from './working-days.ts';

/** How delivery goes to the PIN codes that begin so; of several prefixes that fit, the longest counts. Amounts in paise. */
export type DeliveryZone = {
  prefix: string;
  state: string;
  area: string;
  /** Working days from the day of dispatch. */
  daysMin: number;
  daysMax: number;
  charge: Paise;
  /** From this total on the charge falls away; null for never. */
  freeFrom: Paise | null;
  /** False where the owner has shut the place. */
  serviceable: boolean;
};

/** Whether deliveries go there: to the states that addresses are held to, except where the owner has shut a place. */
export const isServed = (
  { state, serviceable }: Pick<DeliveryZone, 'state' | 'serviceable'>,
  states: readonly string[],
): boolean => serviceable && states.includes(state);

/** A day without dispatch or delivery, besides Sundays. */
export type Holiday = { day: Day; name: string };
