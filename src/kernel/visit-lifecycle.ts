/**
 * The life of a visit as data: use cases, the wire, mail times, the technician's pages, the calendar and the customer's steps read it.
 * States are in the order of a visit's life, `cancelled` last.
 *
 * - `phase`: `before` its technician starts it, `work` while they are at it, `over` afterwards
 * - `tone`: the colour of its badge
 */
const LIFECYCLE = {
  planned: { phase: 'before', tone: 'plain' },
  assigned: { phase: 'before', tone: 'plain' },
  'on-the-way': { phase: 'before', tone: 'sun' },
  started: { phase: 'work', tone: 'brand' },
  completed: { phase: 'over', tone: 'leaf' },
  cancelled: { phase: 'over', tone: 'brick' },
} as const;

export type VisitState = keyof typeof LIFECYCLE;

/** All states, in the order of a visit's life; `cancelled` last. */
export const VISIT_STATES = Object.keys(LIFECYCLE) as [VisitState, ...VisitState[]];

/** The states on the way to a completed visit. */
export const VISIT_WAY = VISIT_STATES.filter((state) => state !== 'cancelled') as [
  Exclude<VisitState, 'cancelled'>,
  ...Exclude<VisitState, 'cancelled'>[],
];

/** Whether a visit is not over: it is waiting or under way. */
export const isOpenVisit = (state: VisitState): boolean => LIFECYCLE[state].phase !== 'over';
export const OPEN_VISIT: readonly VisitState[] = VISIT_STATES.filter(isOpenVisit);

/** Whether its technician has not begun: it can still be moved or cancelled. */
export const isBeforeStart = (state: VisitState): boolean => LIFECYCLE[state].phase === 'before';

export const visitTone = (state: VisitState) => LIFECYCLE[state].tone;

/** Whether a visit has reached a state; a cancelled one has reached none. */
export const isAtLeast = (state: VisitState, least: VisitState): boolean =>
  state !== 'cancelled' && VISIT_STATES.indexOf(state) >= VISIT_STATES.indexOf(least);

/** A person's role in a visit. */
export type VisitRole = 'customer' | 'technician' | 'administrator';

/**
 * The moves of a visit: from which state to which, and by whom. Forward only, except that a visit given another time or technician starts
 * again: a technician who had set out turns back. Customers move and cancel within the rules for customers only (rules.md §4).
 */
const MOVES = {
  assign: { to: { planned: 'assigned' }, by: ['administrator'] },
  reassign: {
    to: { planned: 'assigned', assigned: 'assigned', 'on-the-way': 'assigned' },
    by: ['administrator'],
  },
  reschedule: {
    to: { planned: 'planned', assigned: 'assigned', 'on-the-way': 'assigned' },
    by: ['customer', 'technician', 'administrator'],
  },
  cancel: {
    to: { planned: 'cancelled', assigned: 'cancelled', 'on-the-way': 'cancelled' },
    by: ['customer', 'technician', 'administrator'],
  },
  setOut: { to: { planned: 'on-the-way', assigned: 'on-the-way' }, by: ['technician', 'administrator'] },
  start: { to: { 'on-the-way': 'started' }, by: ['technician', 'administrator'] },
  complete: { to: { started: 'completed' }, by: ['technician', 'administrator'] },
} as const satisfies Record<string, { to: Partial<Record<VisitState, VisitState>>; by: readonly VisitRole[] }>;

export type VisitMove = keyof typeof MOVES;
/** All moves. @internal */
export const VISIT_MOVES = Object.keys(MOVES) as VisitMove[];

/** The state after a move; undefined where the move cannot be made. */
export const visitAfter = (move: VisitMove, state: VisitState): VisitState | undefined =>
  (MOVES[move].to as Partial<Record<VisitState, VisitState>>)[state];

/** The states from which a move can be made. */
export const statesBefore = (move: VisitMove): VisitState[] => VISIT_STATES.filter((state) => visitAfter(move, state));

export const mayMove = (role: VisitRole, move: VisitMove): boolean =>
  (MOVES[move].by as readonly VisitRole[]).includes(role);
