import type {
  applicationMadeAnswer,
  documentMadeAnswer,
  newApplicationBody,
  stepBody,
  usualDaysBody,
} from '#src/wire/solar/application.ts';
import { API, call, type Sent, sendFile } from './call.ts';

const path = (id: string, ...rest: string[]) =>
  ['', 'applications', id, ...rest].map((part) => encodeURIComponent(part)).join('/');

/** Starts an application; answers its id. For the administrator. */
export const startApplication = async (application: Sent<typeof newApplicationBody>): Promise<string> =>
  (
    await call<{ body: typeof newApplicationBody; answer: typeof applicationMadeAnswer }>(
      'POST',
      '/admin/solar/applications',
      application,
    )
  ).data.id;

export const removeApplication = (id: string) => call('DELETE', `/admin/solar/applications/${encodeURIComponent(id)}`);

export const changeUsualDays = (usual: Sent<typeof usualDaysBody>['usual']) =>
  call<{ body: typeof usualDaysBody }>('PUT', '/admin/solar/usual-days', { usual });

/** Enters what an application has reached. Refused `wrong-step` if it was moved meanwhile. */
export const enterStep = (id: string, step: Sent<typeof stepBody>) =>
  call<{ body: typeof stepBody }>('POST', path(id, 'steps'), step);

/** Sends a paper unchanged; answers nothing more than that it is kept. */
export const addDocument = (id: string, file: File) =>
  sendFile<{ answer: typeof documentMadeAnswer }>(
    'POST',
    `${path(id, 'documents')}?name=${encodeURIComponent(file.name.slice(-120))}`,
    file,
    { signal: AbortSignal.timeout(120_000) },
  );

export const removeDocument = (id: string, document: string) => call('DELETE', path(id, 'documents', document));

/** A paper as a download. */
export const documentHref = (id: string, document: string): string => API + path(id, 'documents', document);
