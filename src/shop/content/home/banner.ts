import type { InLanguages } from '#src/kernel/locales.ts';

export const BANNER_PLACES = ['hero', 'upper', 'lower'] as const;
export type BannerPlace = (typeof BANNER_PLACES)[number];

export type BannerWords = { title: string; text: string; action: string };

/** A slide or banner of the home page. Its picture is one of the shop's own scenes or an uploaded picture (its stem). */
export type Banner = {
  id: string;
  place: BannerPlace;
  words: InLanguages<BannerWords>;
  /** A path of this shop. */
  link: string;
  scene: string | null;
  picture: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  active: boolean;
};

export type BannerState = 'shown' | 'planned' | 'ended' | 'hidden';

export function bannerState({ active, startsAt, endsAt }: Banner, at: Date): BannerState {
  if (endsAt && at >= endsAt) return 'ended';
  if (!active) return 'hidden';
  return startsAt && at < startsAt ? 'planned' : 'shown';
}

/** The tag of the pages that show banners and picks. */
export const HOME_TAG = 'home';
