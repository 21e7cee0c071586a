import { z } from 'zod';
import { type Given, rupees } from '#src/platform/settings/kinds.ts';

const units = z.coerce.number().int().min(1);

export const HOLDS = {
  UNVERIFIED_MAX_UNITS: units.default(20),
  UNVERIFIED_MAX_VALUE: rupees.default(100_000),
  ORDER_MAX_UNITS: units.default(1_000),
  ORDER_MAX_VALUE: rupees.default(2_500_000),
  NETWORK_MAX_VALUE: rupees.default(5_000_000),
  RESERVATION_MINUTES: z.coerce.number().int().min(12, 'must be at least 12').max(60).default(15),
};

type HoldLimit = { units: number; value: number };

export type HoldSettings = {
  reservationMinutes: number;
  /** What open payments may hold: units of one product, and value in paise; per network in total, value only. */
  holds: { unverified: HoldLimit; verified: HoldLimit; network: { value: number } };
};

export const readHolds = (s: Given<typeof HOLDS>): HoldSettings => ({
  reservationMinutes: s.RESERVATION_MINUTES,
  holds: {
    unverified: { units: s.UNVERIFIED_MAX_UNITS, value: s.UNVERIFIED_MAX_VALUE * 100 },
    verified: { units: s.ORDER_MAX_UNITS, value: s.ORDER_MAX_VALUE * 100 },
    network: { value: s.NETWORK_MAX_VALUE * 100 },
  },
});
