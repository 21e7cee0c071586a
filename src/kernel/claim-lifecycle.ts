/**
 * The life of a claim on a unit's warranty as data. Forward only: once the shop has answered, the customer no longer withdraws it.
 *
 * - `next`: where a claim may go from here
 * - `by`: who moves a claim to this state; nobody for the initial one
 * - `tone`: the colour of its badge
 */
const LIFECYCLE = {
  filed: { next: ['accepted', 'refused', 'withdrawn'], by: undefined, tone: 'brand' },
  accepted: { next: ['part-sent'], by: 'shop', tone: 'brand' },
  refused: { next: [], by: 'shop', tone: 'brick' },
  'part-sent': { next: ['closed'], by: 'shop', tone: 'brand' },
  closed: { next: [], by: 'shop', tone: 'leaf' },
  withdrawn: { next: [], by: 'customer', tone: 'plain' },
} as const;

export type ClaimState = keyof typeof LIFECYCLE;
export const CLAIM_STATES = Object.keys(LIFECYCLE) as [ClaimState, ...ClaimState[]];

/** The way that a claim takes if all goes well. */
export const CLAIM_STEPS = ['filed', 'accepted', 'part-sent', 'closed'] as const satisfies readonly ClaimState[];

export const canMoveClaim = (from: ClaimState, to: ClaimState): boolean =>
  (LIFECYCLE[from].next as readonly ClaimState[]).includes(to);

/** Who moves a claim to this state. @internal */
export const claimMover = (to: ClaimState): 'shop' | 'customer' | undefined => LIFECYCLE[to].by;

/** Whether a claim is still open. */
export const isOpenClaim = (state: ClaimState): boolean => LIFECYCLE[state].next.length > 0;
export const OPEN_CLAIMS: readonly ClaimState[] = CLAIM_STATES.filter(isOpenClaim);

export const claimTone = (state: ClaimState) => LIFECYCLE[state].tone;
