import type { adviceBody, codeBody, side, signBody, visitFileAnswer, workBody } from '#src/wire/services/visit.ts';
import { type Answered, call, type Sent, sendFile } from './call.ts';

const path = (id: string, ...rest: string[]) =>
  ['', 'visits', id, ...rest].map((part) => encodeURIComponent(part)).join('/');

/** The device's notes of a visit. `revision` grows with each change, so that a late copy changes nothing. */
export type WorkNotes = Required<Omit<Sent<typeof workBody>, 'checklist'>> &
  Pick<Answered<typeof visitFileAnswer>['data']['work'], 'checklist'>;

type File = { answer: typeof visitFileAnswer };
type VisitState = Answered<typeof visitFileAnswer>['data']['visit']['state'];
const state = async (answer: Promise<Answered<typeof visitFileAnswer>>): Promise<VisitState> =>
  (await answer).data.visit.state;

/** The technician has set out. Answers the visit's state. Throws `wrong-step`. */
export const setOut = (id: string): Promise<VisitState> => state(call<File>('POST', path(id, 'on-the-way')));

/** Starts the visit. Throws `invalid` for a wrong code, `too-many` after five. */
export const startVisit = (id: string, code: string): Promise<VisitState> =>
  state(call<File & { body: typeof codeBody }>('POST', path(id, 'start'), { code }));

export const saveWork = (id: string, notes: WorkNotes) =>
  call<{ body: typeof workBody }>('PUT', path(id, 'work'), notes);

export const completeVisit = (id: string, sign: Omit<Sent<typeof signBody>, 'agreed'>): Promise<VisitState> =>
  state(call<File & { body: typeof signBody }>('POST', path(id, 'complete'), { ...sign, agreed: true }));

/** Sends a photo's file unchanged, under the name that the device gave it. Sending it twice stores it once. Throws {@link Refusal}. */
export async function sendPhoto(id: string, photo: string, taken: Sent<typeof side>, file: Blob): Promise<void> {
  // A photo over a weak connection takes its time; a stalled one makes room for the next attempt.
  const options = { signal: AbortSignal.timeout(120_000) };
  await sendFile('PUT', `${path(id, 'photos', photo)}?side=${taken}`, file, options);
}

export const removePhoto = (id: string, photo: string) => call('DELETE', path(id, 'photos', photo));

/** Sets whether the customer wants a reminder when a cleaning is due. */
export const wantAdvice = (wanted: boolean) => call<{ body: typeof adviceBody }>('PUT', '/visits-advice', { wanted });
