/**
 * The application of a home for subsidy and net meter, as data: what is reached in order, and who makes it happen. Forward only, and steps may be left
 * out: what happened at the distribution company is often learnt of late, and an application may be started in its middle.
 *
 * `by`: who acts, so that it is reached
 */
const STEPS = {
  registered: { by: 'customer' },
  applied: { by: 'customer' },
  approved: { by: 'discom' },
  installed: { by: 'shop' },
  inspected: { by: 'discom' },
  'meter-fitted': { by: 'discom' },
  commissioned: { by: 'discom' },
  'subsidy-requested': { by: 'customer' },
  'subsidy-received': { by: 'agency' },
} as const;

export type ApplicationStep = keyof typeof STEPS;
export const APPLICATION_STEPS = Object.keys(STEPS) as [ApplicationStep, ...ApplicationStep[]];

/** `rejected`: the distribution company or the agency refused what was asked of them; `corrected`: it can be asked again. */
export type ApplicationState = ApplicationStep | 'rejected' | 'corrected';
export const APPLICATION_STATES = [...APPLICATION_STEPS, 'rejected', 'corrected'] as [
  ApplicationState,
  ...ApplicationState[],
];

/** Who may act: the home, the shop, the distribution company, or the portal and the agency that pays. */
export type ApplicationActor = 'customer' | 'shop' | 'discom' | 'agency';

export type ApplicationStanding = {
  state: ApplicationState;
  /** What has to be done again: the step that was rejected. Null unless `rejected` or `corrected`. */
  retry: ApplicationStep | null;
};

const isStep = (state: ApplicationState): state is ApplicationStep => state in STEPS;
const orderOf = (step: ApplicationStep): number => APPLICATION_STEPS.indexOf(step);

/** What comes next if all goes well; undefined when the subsidy has arrived. */
export function awaitedState({ state, retry }: ApplicationStanding): ApplicationState | undefined {
  if (state === 'rejected') return 'corrected';
  if (state === 'corrected') return retry ?? undefined;
  return isStep(state) ? APPLICATION_STEPS[orderOf(state) + 1] : undefined;
}

/** Who acts next; undefined when it is over. What was refused at the inspection is the shop's to put right, anything else the customer's. */
export function actsNext(standing: ApplicationStanding): ApplicationActor | undefined {
  const next = awaitedState(standing);
  if (next === 'corrected') return standing.retry === 'installed' ? 'shop' : 'customer';
  return next && isStep(next) ? STEPS[next].by : undefined;
}

/** Only who is asked can refuse. */
const canBeRejected = (standing: ApplicationStanding): boolean =>
  isStep(standing.state) && (actsNext(standing) === 'discom' || actsNext(standing) === 'agency');

/** The states that an application may go to, in order; `rejected` last. */
export function applicationMoves(standing: ApplicationStanding): ApplicationState[] {
  const { state, retry } = standing;
  if (state === 'rejected') return ['corrected'];
  const from = state === 'corrected' ? orderOf(retry as ApplicationStep) : orderOf(state) + 1;
  return [...APPLICATION_STEPS.slice(from), ...(canBeRejected(standing) ? (['rejected'] as const) : [])];
}

/** An application after a move; undefined where it may not be made. */
export function moveApplication(standing: ApplicationStanding, to: ApplicationState): ApplicationStanding | undefined {
  if (!applicationMoves(standing).includes(to)) return undefined;
  if (to === 'rejected') return { state: to, retry: standing.state as ApplicationStep };
  return { state: to, retry: to === 'corrected' ? standing.retry : null };
}

/** What customers do themselves, or see with their own eyes. */
const SEEN_AT_HOME: readonly ApplicationState[] = [
  'applied',
  'meter-fitted',
  'subsidy-requested',
  'subsidy-received',
  'corrected',
];

/** What its customer may enter now: only what comes next. The shop may leave steps out, and alone enters what others decide. */
export function customerMove(standing: ApplicationStanding): ApplicationState | undefined {
  const next = awaitedState(standing);
  return next && SEEN_AT_HOME.includes(next) ? next : undefined;
}

/** The colour of a state's badge. */
export const applicationTone = (state: ApplicationState) =>
  state === 'subsidy-received' ? 'leaf' : state === 'rejected' ? 'brick' : 'brand';
