import { Fault } from '#src/platform/fault.ts';
import { showAccount } from '#src/shop/customers/identity/show-account.ts';
import { showInstallation } from '#src/shop/sales/installations/show-installation.ts';
import type { Shop } from '#src/shop/shop.ts';
import { plantOf } from '#src/shop/solar/plants/plant-of.ts';

/** What an application is started from: a plant, or an installed order, whose plant is added with it. Undefined for what is not there. */
export async function originOf(
  { db }: Pick<Shop, 'db'>,
  { plant, installation }: { plant: string | null; installation: string | null },
) {
  try {
    if (plant) {
      const { id, name, uid } = await plantOf(db, plant);
      const { name: customer, email } = await showAccount({ db }, uid);
      return { kind: 'plant' as const, id, name, customer, email };
    }
    if (installation) {
      const { id, number, name: customer, email } = await showInstallation({ db }, installation);
      return { kind: 'installation' as const, id, name: String(number), customer, email };
    }
    return undefined;
  } catch (error) {
    if (error instanceof Fault && error.code === 'not-found') return undefined;
    throw error;
  }
}

export type Origin = NonNullable<Awaited<ReturnType<typeof originOf>>>;
