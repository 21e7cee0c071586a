import { type Paise, toRupees } from '#src/kernel/money.ts';

/** Paise as the number of rupees that a file carries, below zero too: one division of whole paise, so that two decimals are exact. */
export const rupees = (amount: number): number => toRupees(amount as Paise);

/** `2026-11-21` as `21-11-2026`, or with another sign between. */
export const fileDay = (day: string, between = '-'): string => day.split('-').reverse().join(between);

/** `2026-11` as `112026`. */
export const filePeriod = (month: string): string => month.split('-').reverse().join('');

/** A rate in hundredths of a percent as percent. */
export const percent = (rateBp: number): number => rateBp / 100;
