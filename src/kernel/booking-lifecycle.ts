/**
 * The life of a booking as data. Its own state is only whether it is alive; the status shown follows its next open visit
 * (`serviceStatusOf`), except for what the shop or its customer decides about the whole booking.
 *
 * - `press`: from which statuses a button leads to it, and whose; a status without one comes from the visits
 * - `tone`: the colour of its badge
 */
const LIFECYCLE = {
  created: { tone: 'brand' },
  confirmed: { tone: 'brand', press: { from: ['created'], by: ['administrator'] } },
  assigned: { tone: 'brand', press: { from: ['created', 'confirmed'], by: ['administrator'] } },
  started: { tone: 'sun' },
  completed: { tone: 'leaf' },
  cancel: { tone: 'brick', press: { from: ['created', 'confirmed', 'assigned'], by: ['customer', 'administrator'] } },
} as const satisfies Record<string, { tone: string; press?: { from: readonly string[]; by: readonly BookingRole[] } }>;

export type BookingRole = 'customer' | 'administrator';

/** What the wire calls `serviceStatus` (rules.md §4). */
export type ServiceStatus = keyof typeof LIFECYCLE;
export const SERVICE_STATUSES = Object.keys(LIFECYCLE) as [ServiceStatus, ...ServiceStatus[]];

export const BOOKING_STATES = ['active', 'completed', 'cancel'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

export const serviceTone = (status: ServiceStatus) => LIFECYCLE[status].tone;

type Press = { from: readonly ServiceStatus[]; by: readonly BookingRole[] };
const pressOf = (to: ServiceStatus): Press | undefined =>
  (LIFECYCLE as Record<ServiceStatus, { press?: Press }>)[to].press;

/** Whether a button can take a booking from one status to another. */
export const canPress = (from: ServiceStatus, to: ServiceStatus): boolean => pressOf(to)?.from.includes(from) ?? false;

/** Whether this role has a button for it, for some booking. */
export const mayPress = (role: BookingRole, to: ServiceStatus): boolean => pressOf(to)?.by.includes(role) ?? false;
