/** A visit as the calendar shows it; times are already formatted in India's time. */
export type VisitView = {
  id: string;
  bookingId: string;
  number: number;
  state: string;
  technicianId: string;
  day: string;
  start: string;
  /** `09:00 – 10:45` */
  time: string;
  name: string;
  place: string;
  city: string;
  /** How long it lasts. */
  minutes: number;
  plan: string;
  planId: number;
  pincode: string;
  phone: string;
  problems: string;
  version: number;
};
export type DayView = { day: string; label: string; short: string; off: string | undefined; today: boolean };
export type TechnicianView = { id: string; name: string; active: boolean };
