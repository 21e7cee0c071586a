import type { bannerBody, bannerOrder, layoutAnswer, layoutBody, picksBody } from '#src/wire/content/storefront.ts';
import { call, type Sent } from './call.ts';

/** A banner as its calls take it; instants as ISO text. */
export type BannerFields = Sent<typeof bannerBody>;

const at = (id: string) => `/admin/home/banners/${encodeURIComponent(id)}`;

/** Adds a banner, or changes the one with this id. For the administrator, like all of these. */
export const saveBanner = async (banner: BannerFields, id?: string): Promise<void> =>
  void (await call<{ body: typeof bannerBody }>(id ? 'PUT' : 'POST', id ? at(id) : '/admin/home/banners', banner));

export const removeBanner = async (id: string): Promise<void> => void (await call('DELETE', at(id)));

/** Sets the order of banners in a place. Refused `conflict` if they have changed in the meantime. */
export const arrangeBanners = async (place: BannerFields['place'], ids: string[]): Promise<void> =>
  void (await call<{ body: typeof bannerOrder }>('PUT', '/admin/home/order', { place, ids }));

/** Sets the products that come first in their sections, in this order. */
export const arrangePicks = async (ids: string[]): Promise<void> =>
  void (await call<{ body: typeof picksBody }>('PUT', '/admin/home/picks', { ids }));

/**
 * Sets which sections the home page shows, in which order and under which titles; answers the next version. Refused `conflict` if somebody
 * saved first.
 */
export const arrangeSections = async (layout: Sent<typeof layoutBody>): Promise<number> =>
  (await call<{ body: typeof layoutBody; answer: typeof layoutAnswer }>('PUT', '/admin/home/sections', layout)).data
    .version;
