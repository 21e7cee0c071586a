import type { GrievanceTopic } from '#src/wire/domain.ts';

/** What a complaint can be about, in the order offered. */
export const TOPICS = [
  'order',
  'delivery',
  'product',
  'payment',
  'service',
  'privacy',
  'other',
] as const satisfies readonly GrievanceTopic[];
