import { transact, type Write } from '#src/platform/database/transact.ts';
import { Fault, notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { needReady, showMovingImport } from './check-moving-file.ts';
import { insertCustomers, takeBackCustomers } from './moved-customer.store.ts';
import { endImport, lockImport } from './moving-import.store.ts';
import { type CustomerRow, type MovingImport, type OrderRow, undoableUntil } from './moving-import.ts';
import { insertOrders, takeBackOrders } from './past-order.store.ts';

/**
 * Takes in what a file said when it was looked through, in one transaction: all of it is in the shop, or nothing. Throws `not-found`, `wrong-step` if it
 * is in already, `conflict` for refused rows that are not to be left out, and where nothing is new.
 */
export async function takeIn(
  platform: Platform,
  actor: Actor,
  id: string,
  { leaveOut }: { leaveOut: boolean },
): Promise<MovingImport> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const found = await lockImport(write.trx, id);
    if (!found) throw notFound('import');
    if (found.state !== 'checked') throw new Fault('wrong-step', 'import-started');
    needReady(found.report, leaveOut);
    const { kind, source, fileName, report, rows } = found;
    const more = { importId: id, source, at };
    const { added, known } =
      kind === 'customers'
        ? await insertCustomers(write.trx, withIds('mcu', rows as CustomerRow[], at), {
            ...more,
            consentSource: fileName,
          })
        : { added: await insertOrders(write.trx, withIds('pao', rows as OrderRow[], at), more), known: 0 };
    // Somebody else may have brought some of them in meanwhile.
    const counts = { ...report.counts, new: added, known, same: report.counts.same + report.counts.new - added };
    await endImport(write.trx, id, {
      state: 'done',
      // Nobody's words stay here once they are in.
      report: { ...report, counts, sample: [], faults: report.faults.map((one) => ({ ...one, value: '' })) },
      endedAt: at,
    });
    await note(write, actor, kind === 'customers' ? 'customers.moved-in' : 'past-orders.moved-in', id, at, {
      file: fileName,
      source,
      ...counts,
    });
  });
  return showMovingImport(platform, id);
}

const withIds = <Row extends object>(prefix: string, rows: Row[], at: Date) =>
  rows.map((row) => ({ ...row, id: newId(prefix, at.getTime()) }));

/**
 * Takes an import back, within a day of it: its orders go, and its customers but for those who have been invited. Throws `not-found`, `conflict` when it
 * is too late or was never taken in.
 */
export async function takeBackMoving(platform: Platform, actor: Actor, id: string): Promise<MovingImport> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const found = await lockImport(write.trx, id);
    if (!found) throw notFound('import');
    const until = undoableUntil(found);
    if (!until) throw new Fault('conflict', found.state === 'undone' ? 'import-undone' : 'not-imported');
    if (until <= at) throw new Fault('conflict', 'import-too-late');
    const undone =
      found.kind === 'customers'
        ? await takeBackCustomers(write.trx, id)
        : { removed: await takeBackOrders(write.trx, id), kept: 0 };
    await endImport(write.trx, id, { state: 'undone', report: { ...found.report, undone }, endedAt: at });
    await note(write, actor, 'moving-in.undone', id, at, { file: found.fileName, ...undone });
  });
  return showMovingImport(platform, id);
}

async function note(
  write: Write,
  actor: Actor,
  act: string,
  id: string,
  at: Date,
  after: Record<string, unknown>,
): Promise<void> {
  await recordAction(write, actor, { act, subject: `moving-import:${id}`, after }, at);
  write.expire(live('customers'));
}
