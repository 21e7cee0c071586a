import type { claimMadeAnswer, claimMoveBody, newClaimBody, partBody } from '#src/wire/sales/claim.ts';
import { call, type Sent, sendFile } from './call.ts';

const path = (id: string, ...rest: string[]) =>
  ['', 'warranty', 'claims', id, ...rest].map((part) => encodeURIComponent(part)).join('/');

/** Files a claim on one's own unit; answers its id. */
export const fileClaim = async (claim: Sent<typeof newClaimBody>): Promise<string> =>
  (await call<{ body: typeof newClaimBody; answer: typeof claimMadeAnswer }>('POST', '/warranty/claims', claim)).data
    .id;

export const withdrawClaim = (id: string) => call('DELETE', path(id));

/** Sends a photograph unchanged; sent twice, it is kept once. */
export const addClaimPhoto = (id: string, photo: string, file: Blob) =>
  sendFile('PUT', path(id, 'photos', photo), file, { signal: AbortSignal.timeout(120_000) });

export const removeClaimPhoto = (id: string, photo: string) => call('DELETE', path(id, 'photos', photo));

/** Accepts, refuses or closes. Refused `wrong-step` if it was moved meanwhile. For the administrator. */
export const moveClaim = (id: string, move: Sent<typeof claimMoveBody>) =>
  call<{ body: typeof claimMoveBody }>('PUT', `/admin${path(id)}`, move);

export const sendPart = (id: string, part: Sent<typeof partBody>) =>
  call<{ body: typeof partBody }>('POST', `/admin${path(id, 'part')}`, part);
