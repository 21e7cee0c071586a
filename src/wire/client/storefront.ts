import type { HomeLayout } from '#src/wire/domain.ts';
import { call } from './call.ts';

type Words = { title: string; text: string; action: string };
/** A banner as its calls take it; instants as ISO text. */
export type BannerFields = {
  place: 'hero' | 'upper' | 'lower';
  words: { en: Words; hi?: Words; gu?: Words };
  link: string;
  scene: string | null;
  picture: string | null;
  startsAt: string | null;
  endsAt: string | null;
  active: boolean;
};

const at = (id: string) => `/admin/home/banners/${encodeURIComponent(id)}`;

/** Adds a banner, or changes the one with this id. For the administrator, as all of these. */
export const saveBanner = async (banner: BannerFields, id?: string): Promise<void> =>
  void (await call(id ? 'PUT' : 'POST', id ? at(id) : '/admin/home/banners', banner));

export const removeBanner = async (id: string): Promise<void> => void (await call('DELETE', at(id)));

/** Sets the order of a place. Refused `conflict` when its banners are others meanwhile. */
export const arrangeBanners = async (place: BannerFields['place'], ids: string[]): Promise<void> =>
  void (await call('PUT', '/admin/home/order', { place, ids }));

/** Sets all products that come first in their sections, in this order. */
export const arrangePicks = async (ids: string[]): Promise<void> =>
  void (await call('PUT', '/admin/home/picks', { ids }));

/** Sets which sections the home page shows, in which order and under which titles; answers the next version. Refused `conflict` when somebody was faster. */
export const arrangeSections = async (layout: HomeLayout): Promise<number> =>
  (await call<{ data: HomeLayout }>('PUT', '/admin/home/sections', layout)).data.version;
