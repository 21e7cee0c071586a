import type { PlainCode } from '#src/kernel/refusals.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid, notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { setRole } from '#src/shop/customers/identity/account-row.ts';
import {
  findAccount,
  findTechnicianRow,
  lockTechnician,
  replaceAreasAndHours,
  selectAreas,
  selectTechnicians,
  upsertTechnician,
} from './roster.store.ts';
import { type Technician, wrongInHours } from './roster.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findTechnicianRow>>>;

const toTechnician = ({ id, name, phone, active, email, areaIds, hours }: Row): Technician => ({
  id,
  name,
  phone,
  active,
  email: email ?? '',
  areaIds: areaIds ?? [],
  hours,
});

/** All technicians, active ones first. */
export const listTechnicians = async ({ db }: Pick<Platform, 'db'>): Promise<Technician[]> =>
  (await selectTechnicians(db)).map(toTechnician);

/**
 * Adds a technician (without `id`) or changes one. The account of `email` gets the role and with it /technician; a previously
 * linked account loses it. Planned visits stay as they are. Throws `not-found`, `invalid` (email: no such account, taken, or
 * the administrator's; hours; areas).
 */
export async function saveTechnician(
  platform: Platform,
  actor: Actor,
  { id, ...input }: Omit<Technician, 'id'> & { id?: string },
): Promise<Technician> {
  const at = platform.clock.now();
  const wrong = wrongInHours(input.hours);
  if (wrong) throw invalid({ hours: wrong });
  const roles: { event: 'role-given' | 'role-taken'; uid: string }[] = [];
  const saved = await transact(platform, async (write) => {
    const { trx } = write;
    roles.length = 0; // the transaction may be retried
    if (id && !(await lockTechnician(trx, id))) throw notFound('technician');
    const before = id ? await findTechnicianRow(trx, id) : undefined;
    const known = new Set((await selectAreas(trx)).map((area) => area.id));
    if (input.areaIds.some((one) => !known.has(one))) throw invalid({ areaIds: 'areas-unknown' });
    const own = id ?? newId('tec', at.getTime());
    const uid = await accountFor(write.trx, input.email, own);
    if (before?.uid && before.uid !== uid) {
      await setRole(trx, before.uid, 'customer');
      if (before.active) roles.push({ event: 'role-taken', uid: before.uid });
    }
    await upsertTechnician(trx, {
      id: own,
      uid,
      name: input.name,
      phone: input.phone,
      active: input.active,
      createdAt: at,
    });
    if (uid) await setRole(trx, uid, input.active ? 'technician' : 'customer');
    const had = before !== undefined && before.uid === uid && before.active;
    if (uid && had !== input.active) roles.push({ event: input.active ? 'role-given' : 'role-taken', uid });
    await replaceAreasAndHours(trx, own, [...new Set(input.areaIds)], input.hours);
    const saved = toTechnician((await findTechnicianRow(trx, own)) as Row);
    const act = before ? 'technician.updated' : 'technician.created';
    await recordAction(
      write,
      actor,
      { act, subject: `technician:${own}`, before: before && toTechnician(before), after: saved },
      at,
    );
    return saved;
  });
  for (const { event, uid } of roles) platform.security.success(event, { uid, role: 'technician', by: actor.uid });
  return saved;
}

async function accountFor(
  trx: Parameters<typeof findAccount>[0],
  email: string,
  technicianId: string,
): Promise<string | null> {
  if (!email) return null;
  const account = await findAccount(trx, email.toLowerCase());
  const refuse = (reason: PlainCode) => new Fault('invalid', reason, { fields: { email: reason } });
  if (!account || account.banned) throw refuse('technician-no-account');
  // Anybody can sign up with anybody's address: the role's data is only for the person who reads that address's mail.
  if (!account.emailVerified && account.technicianId !== technicianId) throw refuse('technician-unconfirmed');
  if (account.role === 'administrator') throw refuse('technician-administrator');
  if (account.technicianId && account.technicianId !== technicianId) throw refuse('technician-taken');
  return account.id;
}
