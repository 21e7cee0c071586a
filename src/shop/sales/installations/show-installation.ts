import { forbidden, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { listInstallationRefunds } from '#src/shop/sales/payments/list-refunds.ts';
import { listDocuments } from '#src/shop/sales/tax-documents/list-documents.ts';
import { findInstallationRow, selectInstallationEvents, selectLinksOf } from './installation.store.ts';
import { type Installation, isTheirs } from './installation.ts';
import { listFitted } from './record-units.ts';

type Reading = Pick<Platform, 'db'>;

/** Throws `not-found`. */
export async function showInstallation({ db }: Reading, id: string): Promise<Installation> {
  const found = await findInstallationRow(db, id);
  if (!found) throw notFound('installation');
  return found;
}

/**
 * An installed order with its links, refunds, documents, history and numbered units, for its customer and the administrator. Throws `not-found`,
 * `forbidden`.
 */
export async function showInstallationFile({ db }: Reading, actor: Principal, id: string) {
  const installation = await showInstallation({ db }, id);
  if (!isAdministrator(actor) && !isTheirs(installation, actor)) throw forbidden();
  const [links, refunds, documents, events, fitted] = await Promise.all([
    selectLinksOf(db, id),
    listInstallationRefunds(db, id),
    listDocuments(db, id),
    selectInstallationEvents(db, id),
    listFitted(db, installation),
  ]);
  return { installation, links, refunds, documents, events, fitted };
}

export type InstallationFile = Awaited<ReturnType<typeof showInstallationFile>>;
