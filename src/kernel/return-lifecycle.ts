/**
 * The life of a return as data. Forward only: money is refunded once the goods have arrived; until then the customer may change their mind.
 *
 * - `next`: where a return may go from here
 * - `by`: who moves a return to this state; nobody for the initial one
 * - `tone`: the colour of its badge
 */
const LIFECYCLE = {
  requested: { next: ['approved', 'refused', 'withdrawn'], by: undefined, tone: 'brand' },
  approved: { next: ['received', 'refused', 'withdrawn'], by: 'shop', tone: 'brand' },
  refused: { next: [], by: 'shop', tone: 'brick' },
  received: { next: [], by: 'shop', tone: 'leaf' },
  withdrawn: { next: [], by: 'customer', tone: 'plain' },
} as const;

export type ReturnState = keyof typeof LIFECYCLE;
export const RETURN_STATES = Object.keys(LIFECYCLE) as [ReturnState, ...ReturnState[]];

type By<B> = { [S in ReturnState]: (typeof LIFECYCLE)[S]['by'] extends B ? S : never }[ReturnState];
/** The states that the shop may move a return to. */
export type ReturnAnswerState = By<'shop'>;

/** The states that a return can be moved to. */
export const RETURN_ANSWERS = RETURN_STATES.filter((state) => LIFECYCLE[state].by !== undefined) as [
  Exclude<ReturnState, 'requested'>,
  ...Exclude<ReturnState, 'requested'>[],
];

export const canMoveReturn = (from: ReturnState, to: ReturnState): boolean =>
  (LIFECYCLE[from].next as readonly ReturnState[]).includes(to);

/** Whether a return is still open. */
export const isOpenReturn = (state: ReturnState): boolean => LIFECYCLE[state].next.length > 0;
export const OPEN_RETURNS: readonly ReturnState[] = RETURN_STATES.filter(isOpenReturn);

export const returnTone = (state: ReturnState) => LIFECYCLE[state].tone;
