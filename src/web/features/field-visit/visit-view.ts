import type { VisitState } from '#src/kernel/visit-lifecycle.ts';
import type { WorkNotes } from '#src/wire/client/visits.ts';
import type { PhotoSide, Point } from '#src/wire/domain.ts';

/** A visit as the technician's list shows it; the server formats times, in India's time. */
export type VisitView = {
  id: string;
  bookingId: string;
  version: number;
  number: number;
  test: boolean;
  state: VisitState;
  /** YYYY-MM-DD in India. */
  day: string;
  date: string;
  time: string;
  planName: string;
  isSurvey: boolean;
  name: string;
  phone: string;
  address: string;
  map: string;
  problems: string;
  note: string;
  technician: string;
};

type PhotoView = { id: string; side: PhotoSide; state: 'waiting' | 'ready' | 'failed'; address: string };

/** A visit with everything that was recorded. */
export type VisitFileView = VisitView & { points: Point[]; notes: WorkNotes; signedBy: string; photos: PhotoView[] };

/** The days and the visits of each. `heading`: today, tomorrow, yesterday or the date. */
export type DayView = { day: string; heading: string; visits: VisitView[] };
