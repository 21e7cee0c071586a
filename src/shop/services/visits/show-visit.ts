import type { VisitRole } from '#src/kernel/visit-lifecycle.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { forbidden, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { selectPhotos } from './photo.store.ts';
import { findVisitRow } from './visit.store.ts';
import { roleAt, type Visit, type VisitFile } from './visit.ts';
import { selectWork } from './work.store.ts';

/** A visit, for its customer, its technician and the administrator. Throws `not-found`, `forbidden`. */
export async function visitFor(
  db: Queryable,
  actor: Principal,
  id: string,
): Promise<{ visit: Visit; role: VisitRole }> {
  const visit = await findVisitRow(db, id);
  if (!visit) throw notFound('visit');
  const role = roleAt(visit, actor);
  if (!role) throw forbidden();
  return { visit, role };
}

/** The same for those who work on it: its technician and the administrator. */
export async function visitInHand(db: Queryable, actor: Principal, id: string): Promise<Visit> {
  const { visit, role } = await visitFor(db, actor, id);
  if (role === 'customer') throw forbidden();
  return visit;
}

/** A visit in full. Only the customer sees the code, because the technician must be told it at the door. */
export async function showVisit({ db }: Pick<Platform, 'db'>, actor: Principal, id: string): Promise<VisitFile> {
  const { visit, role } = await visitFor(db, actor, id);
  const [work, photos] = await Promise.all([selectWork(db, id), selectPhotos(db, id)]);
  return { visit: role === 'technician' ? { ...visit, code: '' } : visit, role, work, photos };
}
