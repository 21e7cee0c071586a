import { z } from '@hono/zod-openapi';
import { writtenIn } from '#src/kernel/locales.ts';
import { findPage } from '#src/kernel/page-table.ts';
import { BANNER_PLACES, type Banner } from '#src/shop/content/home/banner.ts';
import { HOME_SECTIONS } from '#src/shop/content/home/home-section.ts';
import type { HomeLayout } from '#src/shop/content/home/manage-sections.ts';
import { inAnyLanguages, inLanguages } from '#src/wire/by-language.ts';
import { coded } from '#src/wire/coded.ts';
import { safeReturn } from '#src/wire/pages.ts';
import { id, success, words } from '#src/wire/values.ts';

const instant = z.iso.datetime({ offset: true, error: coded('must-be-instant') }).openapi({ format: 'date-time' });
const texts = z.object({ title: words(60), text: words(160, 0), action: words(30) }).openapi('BannerWords');
const place = z.enum(BANNER_PLACES, { error: coded('one-of') });

/** An address that shoppers may open: never on another site, never in the workspace. */
export function isShopPath(link: string): boolean {
  const path = safeReturn(link)?.split(/[?#]/)[0];
  const access = path && findPage(decoded(path))?.page.access;
  return access === 'open' || access === 'public' || access === 'personal';
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return '';
  }
}

const fields = z.object({
  place,
  words: inLanguages(texts),
  link: z
    .string({ error: coded('required') })
    .trim()
    .max(300)
    .refine(isShopPath, coded('must-be-shop-path')),
  /** One of the shop's own scenes, or the id of an uploaded picture. */
  scene: z.string().max(60).nullable(),
  picture: z.string().max(60).nullable(),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  active: z.boolean({ error: coded('must-be-flag') }),
});
export const bannerBody = fields.openapi('BannerBody');
const wireBanner = fields.extend({ _id: z.string() }).openapi('Banner');
export const bannerAnswer = z.object({ status: success, data: z.object({ banner: wireBanner }) });
export const bannerOrder = z.object({ place, ids: z.array(id).max(100) }).openapi('BannerOrder');
export const picksBody = z.object({ ids: z.array(id).max(100, coded('at-most')) }).openapi('PicksBody');
const section = z
  .object({
    key: z.enum(HOME_SECTIONS, { error: coded('one-of') }),
    shown: z.boolean({ error: coded('must-be-flag') }),
    /** Replaces the section's own heading; a language without one uses the first there is. */
    title: inAnyLanguages(words(60)).strict(),
  })
  .openapi('HomeSection');
const layout = z.object({ version: z.number({ error: coded('required') }).int(), sections: z.array(section).max(50) });
/** Every section once. `version` is the one they were read with. */
export const layoutBody = layout.openapi('HomeLayout');
export const layoutAnswer = z.object({ status: success, data: layout });
export const decodeLayout = ({ version, sections }: z.infer<typeof layout>): HomeLayout => ({
  version,
  sections: sections.map(({ title, ...section }) => ({ ...section, title: writtenIn(title) })),
});
export const homeAnswer = z.object({
  status: success,
  data: z.object({
    banners: z.array(wireBanner.extend({ state: z.string() }).openapi('ManagedBanner')),
    picks: z.array(z.string()),
    layout,
  }),
});

const dateOf = (text: string | null) => (text === null ? null : new Date(text));
export const decodeBanner = ({ startsAt, endsAt, ...rest }: z.infer<typeof fields>): Omit<Banner, 'id'> => ({
  ...rest,
  startsAt: dateOf(startsAt),
  endsAt: dateOf(endsAt),
});
export const encodeBanner = <T extends Banner>({
  id: _id,
  startsAt,
  endsAt,
  ...rest
}: T): Omit<T, 'id' | 'startsAt' | 'endsAt'> & Pick<z.infer<typeof wireBanner>, '_id' | 'startsAt' | 'endsAt'> => ({
  ...rest,
  _id,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
});
