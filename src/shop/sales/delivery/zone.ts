import type { Paise } from '#src/kernel/money.ts';
import type { Day } from './working-days.ts';

/** Delivery to the PIN codes with a prefix; the longest matching prefix counts. Amounts in paise. */
export type DeliveryZone = {
  prefix: string;
  state: string;
  area: string;
  /** Working days from the day of dispatch. */
  daysMin: number;
  daysMax: number;
  charge: Paise;
  /** Delivery is free from this total on; null for never. */
  freeFrom: Paise | null;
  /** False where the owner has stopped delivery. */
  serviceable: boolean;
};

/** Whether the shop delivers there: to the states that addresses are limited to, except where the owner has stopped delivery. */
export const isServed = (
  { state, serviceable }: Pick<DeliveryZone, 'state' | 'serviceable'>,
  states: readonly string[],
): boolean => serviceable && states.includes(state);

/** A day without dispatch or delivery, besides Sundays. */
export type Holiday = { day: Day; name: string };

/** Expires with every change of a zone's days or charge. */
export const DELIVERY_TAG = 'delivery-zones';
