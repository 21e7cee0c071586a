import type { Queryable } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { findClaim, selectClaimsOf, selectEvents } from './claim.store.ts';
import type { Claim, ClaimFile } from './claim.ts';
import { type BoardQuery, type BoardRow, countForBoard, selectForBoard } from './claim-board.store.ts';
import { selectPhotos } from './photo.store.ts';

type Reading = Pick<Platform, 'db'>;

/** Somebody's own claim, or any for the administrator. Somebody else's is not found, so that nobody learns of it. */
export async function claimOf(db: Queryable, actor: Principal, id: string): Promise<Claim> {
  const claim = await findClaim(db, id);
  if (!claim || (claim.uid !== actor.uid && !isAdministrator(actor))) throw notFound('claim');
  return claim;
}

/** A claim with its history and photographs, for its customer and the administrator. Throws `not-found`. */
export async function showClaim({ db }: Reading, actor: Principal, id: string): Promise<ClaimFile> {
  const [file] = await withHistory(db, [await claimOf(db, actor, id)]);
  return file as ClaimFile;
}

/** A customer's claims, the newest first. */
export const listClaimsOf = async ({ db }: Reading, uid: string): Promise<ClaimFile[]> =>
  withHistory(db, await selectClaimsOf(db, uid));

async function withHistory(db: Queryable, claims: Claim[]): Promise<ClaimFile[]> {
  const ids = claims.map(({ id }) => id);
  const [events, photos] = await Promise.all([selectEvents(db, ids), selectPhotos(db, ids)]);
  return claims.map((claim) => ({
    ...claim,
    events: events.get(claim.id) ?? [],
    photos: photos.get(claim.id) ?? [],
  }));
}

/** All claims for the administrator: what waits for the shop longest comes first. */
export async function listClaims({ db }: Reading, query: BoardQuery): Promise<{ claims: BoardRow[]; total: number }> {
  const [claims, total] = await Promise.all([selectForBoard(db, query), countForBoard(db, query)]);
  return { claims, total };
}
