import type { Checklist, PhotoSide, VisitState } from '#src/wire/domain.ts';
import { API, call, Refusal } from './call.ts';

const path = (id: string, ...rest: string[]) =>
  ['', 'visits', id, ...rest].map((part) => encodeURIComponent(part)).join('/');

/** What the device notes at a visit. `revision` grows with each change, so that a late copy changes nothing. */
export type WorkNotes = {
  revision: number;
  checklist: Checklist;
  totalKwh: number | null;
  todayKwh: number | null;
  inverterKw: number | null;
  meterNote: string;
  findings: string;
  advice: string;
};

type File = { data: { visit: { state: VisitState } } };
const state = async (answer: Promise<File>): Promise<VisitState> => (await answer).data.visit.state;

/** The technician has left. Answers how the visit stands. Throws `wrong-step`. */
export const setOut = (id: string): Promise<VisitState> => state(call<File>('POST', path(id, 'on-the-way')));

/** The visit begins. Throws `invalid` for a wrong code, `too-many` after five. */
export const startVisit = (id: string, code: string): Promise<VisitState> =>
  state(call<File>('POST', path(id, 'start'), { code }));

export const saveWork = (id: string, notes: WorkNotes) => call('PUT', path(id, 'work'), notes);

export const completeVisit = (id: string, sign: { signedBy: string; drawing: string }): Promise<VisitState> =>
  state(call<File>('POST', path(id, 'complete'), { ...sign, agreed: true }));

/** Sends a photograph's file as it is, under the name that the device gave it. Twice is once. Throws {@link Refusal}. */
export async function sendPhoto(id: string, photo: string, side: PhotoSide, file: Blob): Promise<void> {
  let response: Response;
  try {
    response = await fetch(`${API}${path(id, 'photos', photo)}?side=${side}`, {
      method: 'PUT',
      credentials: 'same-origin',
      headers: { accept: 'application/json', 'content-type': file.type || 'application/octet-stream' },
      body: file,
      // A photograph over a weak connection takes its time; one that stands still gives the next try its turn.
      signal: AbortSignal.timeout(120_000),
    });
  } catch {
    throw new Refusal(0, 'offline', 'The shop cannot be reached. Please check your connection and try again.');
  }
  if (response.ok) return;
  const { code, message, fields } = (await response.json().catch(() => ({}))) as {
    code?: string;
    message?: string;
    fields?: Record<string, string>;
  };
  throw new Refusal(response.status, code ?? 'unexpected', message ?? 'Unexpected Server Error', { fields });
}

export const removePhoto = (id: string, photo: string) => call('DELETE', path(id, 'photos', photo));

/** Whether the customer wants to hear when a cleaning is due. */
export const wantAdvice = (wanted: boolean) => call('PUT', '/visits-advice', { wanted });
