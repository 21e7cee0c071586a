import type { invitationsAnswer, invitationsBody, movingAnswer, takeInBody } from '#src/wire/customers/moving-in.ts';
import { type Answered, API, call, type Sent, sendFile } from './call.ts';

type One = { answer: typeof movingAnswer };
/** A file of a former shop's customers or orders, and what taking it in would do or has done. */
export type MovingFile = Answered<typeof movingAnswer>['data']['import'];

const path = (id: string) => `/moving-imports/${encodeURIComponent(id)}`;

/** Uploads a file to be looked through; nothing in the shop changes. Throws {@link Refusal}. */
export async function sendMovingFile(file: File): Promise<MovingFile> {
  const query = new URLSearchParams({ name: file.name.slice(0, 200) });
  const options = { type: 'application/octet-stream' };
  return (await sendFile<One>('POST', `/moving-imports?${query}`, file, options)).data.import;
}

/** Takes it in; `leaveOut` skips refused rows. */
export const takeIn = async (id: string, leaveOut: boolean): Promise<MovingFile> =>
  (await call<One & { body: typeof takeInBody }>('POST', `${path(id)}/start`, { leaveOut })).data.import;

export const takeBack = async (id: string): Promise<MovingFile> =>
  (await call<One>('POST', `${path(id)}/undo`, {})).data.import;

/** Where the browser downloads the list of faults. */
export const movingFaultsHref = (id: string): string => `${API}${path(id)}/faults`;

/** Mails an invitation to everybody who has neither been invited nor joined; answers how many. */
export const inviteFormerCustomers = async (language: Sent<typeof invitationsBody>['language']): Promise<number> =>
  (
    await call<{ body: typeof invitationsBody; answer: typeof invitationsAnswer }>(
      'POST',
      '/admin/former-customers/invitations',
      { language },
    )
  ).data.invited;

export const removeFormerCustomer = (id: string) => call('DELETE', `/admin/former-customers/${encodeURIComponent(id)}`);
