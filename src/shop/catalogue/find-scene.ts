import type { PictureFiles } from '#src/platform/database/schema.ts';
import type { Platform } from '#src/platform/platform.ts';

/** The shop's own pictures by name (hero, banners, sign-up); missing ones are left out. */
export async function findScenes({ db }: Pick<Platform, 'db'>, names: string[]): Promise<Record<string, PictureFiles | undefined>> {
  const rows = await db.selectFrom('scene').selectAll().where('name', 'in', names).execute();
  return Object.fromEntries(rows.map((row) => [row.name, row.picture]));
}
