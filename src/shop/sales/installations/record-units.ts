import { type Day, dayInIndia } from '#src/kernel/india-time.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { listFittedUnits } from '#src/shop/sales/units/list-units.ts';
import { type NumberedLine, numberedLines } from '#src/shop/sales/units/numbered-lines.ts';
import { registerUnits } from '#src/shop/sales/units/register-units.ts';
import type { LineSerials } from '#src/shop/sales/units/unit.ts';
import { lockInstallation } from './installation.store.ts';
import type { Installation } from './installation.ts';

/** What is fitted of an installed order: by numbered line, the serial numbers that were recorded. */
export type FittedLine = NumberedLine & { serials: string[] };

/** The numbered lines of an installed order with what was recorded of them. */
export async function listFitted(
  db: Queryable,
  { id, lines }: Pick<Installation, 'id' | 'lines'>,
): Promise<FittedLine[]> {
  const [numbered, units] = await Promise.all([
    numberedLines(
      db,
      lines.map(({ productId, name, quantity }, position) => ({ productId, name, quantity, position })),
    ),
    listFittedUnits(db, id),
  ]);
  return numbered.map((line) => ({
    ...line,
    serials: units
      .filter(({ position, productId }) => position === line.position && productId === line.productId)
      .map(({ serial }) => serial),
  }));
}

/**
 * Records units that were fitted with an installed order, by their serial numbers; those that are missing may follow. Their warranty begins on the day of
 * the installation, until the plant is commissioned (solar/plants). For the administrator. Throws `not-found`; `wrong-step` before the first payment, and
 * for a cancelled order; `invalid` for a day to come, and for numbers that are malformed, too many, or another unit's.
 */
export async function recordUnits(
  platform: Platform,
  actor: Actor,
  id: string,
  { installedOn, serials }: { installedOn: Day; serials: LineSerials[] },
): Promise<void> {
  const at = platform.clock.now();
  if (installedOn > dayInIndia(at)) throw invalid({ installedOn: 'reading-ahead' });
  if (serials.every((line) => line.serials.length === 0)) throw invalid({ serials: 'units-none' });
  await transact(platform, async (write) => {
    const order = await lockInstallation(write.trx, id);
    if (!order) throw notFound('installation');
    if (order.state !== 'active' && order.state !== 'completed')
      throw new Fault('wrong-step', 'installation-not-built');
    const fitted = await listFitted(write.trx, order);
    const registered = await registerUnits(
      write,
      {
        owner: order,
        from: { installationId: id },
        startsOn: installedOn,
        lines: fitted.map((line) => ({ ...line, quantity: line.quantity - line.serials.length })),
        serials,
        reason: undefined,
        isPartial: true,
      },
      at,
    );
    const { taken } = registered;
    const after = { installedOn, serials: registered.serials, ...(taken.length > 0 && { takenFromWallets: taken }) };
    await recordAction(write, actor, { act: 'installation.units-recorded', subject: `installation:${id}`, after }, at);
    write.expire(live('orders'));
  });
}
