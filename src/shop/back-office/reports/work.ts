/** What waits for the administrator; each has a desk of its own. */
export const WORK_KINDS = [
  'complaints',
  'returns',
  'claims',
  'orders',
  'parcels',
  'transfers',
  'collections',
  'messages',
  'questions',
  'enquiries',
  'comments',
] as const;
type WorkKind = (typeof WORK_KINDS)[number];

/** `due`: when the law or a customer's right expects an answer; only complaints have one. */
export type Work = { kind: WorkKind; count: number; oldest: Date; due: Date | null };
