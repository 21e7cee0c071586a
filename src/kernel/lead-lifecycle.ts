/**
 * The life of a lead, somebody who asked to be called about a solar plan, as data. Forward only, and steps may be left out: a survey can be booked
 * before anybody has called. What is over can be reopened, and begins again where the shop talks to its customer.
 *
 * `tone`: the colour of its badge
 */
const LIFECYCLE = {
  new: { tone: 'sun' },
  contacted: { tone: 'brand' },
  'survey-booked': { tone: 'brand' },
  surveyed: { tone: 'brand' },
  'proposal-sent': { tone: 'brand' },
  won: { tone: 'leaf' },
  lost: { tone: 'plain' },
} as const;

export type LeadState = keyof typeof LIFECYCLE;
/** All states, in order; `lost` last. */
export const LEAD_STATES = Object.keys(LIFECYCLE) as [LeadState, ...LeadState[]];

/** Why a lead was lost. */
export const LOST_REASONS = ['price', 'later', 'elsewhere', 'roof', 'unreachable', 'other'] as const;
export type LostReason = (typeof LOST_REASONS)[number];

/** Where they asked: at a plan, or at one that was saved earlier. */
export const LEAD_SOURCES = ['plan', 'proposal'] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

/** Where a reopened lead begins again. */
const REOPENED = 'contacted' satisfies LeadState;

export const isOpenLead = (state: LeadState): boolean => state !== 'won' && state !== 'lost';
export const OPEN_LEADS: readonly LeadState[] = LEAD_STATES.filter(isOpenLead);

/** Whether a lead may go from one state to another; never to where it is. @internal */
export function canMoveLead(from: LeadState, to: LeadState): boolean {
  if (!isOpenLead(from)) return to === REOPENED;
  return LEAD_STATES.indexOf(to) > LEAD_STATES.indexOf(from);
}

/** The states that a lead may go to, in order. */
export const leadMoves = (from: LeadState): LeadState[] => LEAD_STATES.filter((to) => canMoveLead(from, to));

/** What a lead's state consists of: a lost one has a reason, and no other. */
export type LeadStanding = { state: LeadState; lostReason: LostReason | null };

/** A lead after a move; undefined where it may not be made, or `lost` comes without a reason. */
export function moveLead(
  { state }: LeadStanding,
  to: LeadState,
  reason: LostReason | null = null,
): LeadStanding | undefined {
  if (!canMoveLead(state, to)) return undefined;
  if (to === 'lost') return reason === null ? undefined : { state: to, lostReason: reason };
  return { state: to, lostReason: null };
}

export const leadTone = (state: LeadState) => LIFECYCLE[state].tone;
