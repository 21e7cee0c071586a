import type { InstallationState } from '#src/kernel/installation.ts';
import type { Platform } from '#src/platform/platform.ts';
import { countInstallations, selectInstallations } from './installation.store.ts';
import type { Installation } from './installation.ts';

const PAGE = 25;

/** Installed orders, newest first, for the administrator. */
export async function listInstallations(
  { db }: Pick<Platform, 'db'>,
  { state, page }: { state?: InstallationState | undefined; page: number },
): Promise<{ installations: Installation[]; total: number; pages: number }> {
  const [installations, total] = await Promise.all([
    selectInstallations(db, { state }, { limit: PAGE, offset: (page - 1) * PAGE }),
    countInstallations(db, { state }),
  ]);
  return { installations, total, pages: Math.max(1, Math.ceil(total / PAGE)) };
}

/** A customer's own, newest first. */
export const listTheirInstallations = ({ db }: Pick<Platform, 'db'>, uid: string): Promise<Installation[]> =>
  selectInstallations(db, { uid }, { limit: 20, offset: 0 });
