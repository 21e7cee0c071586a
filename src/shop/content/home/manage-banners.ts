import { transact } from '#src/platform/database/transact.ts';
import { Fault, type FieldReasons, invalid, notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { findPictureFiles } from '#src/shop/catalogue/pictures/show-picture.ts';
import { findScenes } from '#src/shop/catalogue/products/find-scene.ts';
import { type Banner, type BannerPlace, type BannerState, bannerState, HOME_TAG } from './banner.ts';
import { deleteBanner, lockBanner, lockPlace, orderBanners, selectBanners, upsertBanner } from './storefront.store.ts';

/** The shop's own scenes that suit a banner. */
export const BANNER_SCENES = ['hero-house', 'carport'] as const;
export type ManagedBanner = Banner & { state: BannerState };

/** Every banner with its current state. */
export async function listBanners({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<ManagedBanner[]> {
  const at = clock.now();
  return (await selectBanners(db)).map((one) => ({ ...one, state: bannerState(one, at) }));
}

/** Adds a banner (no `id`) or changes one; the home page shows it within a second. Throws `invalid`, `not-found`. */
export async function saveBanner(
  platform: Platform,
  actor: Actor,
  { id, ...wish }: Omit<Banner, 'id'> & { id?: string },
): Promise<Banner> {
  const at = platform.clock.now();
  await checkBanner(platform, wish);
  return transact(platform, async (write) => {
    const before = id ? await lockBanner(write.trx, id) : undefined;
    if (id && !before) throw notFound('banner');
    const banner = { ...wish, id: id ?? newId('bnr', at.getTime()) };
    await upsertBanner(write.trx, banner, at);
    await recordAction(
      write,
      actor,
      { act: before ? 'banner.changed' : 'banner.added', subject: `banner:${banner.id}`, before, after: banner },
      at,
    );
    write.expire(HOME_TAG);
    return banner;
  });
}

async function checkBanner(
  { db, shopSettings }: Platform,
  { scene, picture, startsAt, endsAt }: Omit<Banner, 'id'>,
): Promise<void> {
  const wrong: FieldReasons = {};
  if ((scene === null) === (picture === null)) wrong['scene'] = 'choose-scene';
  else if (scene && !(await findScenes({ db, shopSettings }, [scene]))[scene]) wrong['scene'] = 'no-such-scene';
  else if (picture && !(await findPictureFiles({ db }, [picture])).get(picture)) wrong['picture'] = 'picture-not-ready';
  if (startsAt && endsAt && endsAt <= startsAt) wrong['endsAt'] = 'after-beginning';
  if (Object.keys(wrong).length) throw invalid(wrong);
}

/** Throws `not-found`. */
export async function removeBanner(platform: Platform, actor: Actor, id: string): Promise<void> {
  await transact(platform, async (write) => {
    const before = await lockBanner(write.trx, id);
    if (!before) throw notFound('banner');
    await deleteBanner(write.trx, id);
    await recordAction(write, actor, { act: 'banner.removed', subject: `banner:${id}`, before }, platform.clock.now());
    write.expire(HOME_TAG);
  });
}

/** Sets the order of one place: exactly the banners that it has. Throws `conflict` when those have changed in the meantime. */
export async function arrangeBanners(
  platform: Platform,
  actor: Actor,
  place: BannerPlace,
  ids: readonly string[],
): Promise<void> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const before = await lockPlace(write.trx, place);
    if ([...before].sort().join() !== [...ids].sort().join()) throw new Fault('conflict', 'banners-changed');
    await orderBanners(write.trx, ids, at);
    await recordAction(
      write,
      actor,
      { act: 'banners.arranged', subject: `banners:${place}`, before: { order: before }, after: { order: ids } },
      at,
    );
    write.expire(HOME_TAG);
  });
}
