import type { Platform } from '#src/platform/platform.ts';
import type { PictureFiles } from '#src/shop/catalogue/pictures/picture-files.ts';

/** The shop's own pictures by name (hero, banners, sign-up), each replaced by the owner's where there is one; missing ones are left out. */
export async function findScenes(
  { db, shopSettings }: Pick<Platform, 'db' | 'shopSettings'>,
  names: string[],
): Promise<Record<string, PictureFiles | undefined>> {
  const chosen = Object.entries(shopSettings.current.pictures).filter(
    ([name, stem]) => stem !== '' && names.includes(name),
  );
  const [rows, uploads] = await Promise.all([
    db.selectFrom('scene').selectAll().where('name', 'in', names).execute(),
    chosen.length === 0
      ? []
      : db
          .selectFrom('picture')
          .select(['stem', 'width', 'height', 'widths', 'webp', 'placeholder'])
          .where(
            'stem',
            'in',
            chosen.map(([, stem]) => stem),
          )
          .where('state', '=', 'ready')
          .execute(),
  ]);
  const own = chosen.flatMap(([name, stem]) =>
    uploads.filter((one) => one.stem === stem).map((files) => [name, { ...files, alt: '' }] as const),
  );
  return { ...Object.fromEntries(rows.map((row) => [row.name, row.picture])), ...Object.fromEntries(own) };
}
