import { isDeepStrictEqual } from 'node:util';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { HOME_TAG } from './banner.ts';
import { arranged, HOME_SECTIONS, type HomeSection, TITLED_SECTIONS } from './home-section.ts';
import { lockLayout, replaceLayout, selectLayout } from './storefront.store.ts';

export type HomeLayout = { version: number; sections: HomeSection[] };

/** The home page's sections in order, and the version to change them by. */
export async function listSections({ db }: Pick<Platform, 'db'>): Promise<HomeLayout> {
  const { version, sections } = await selectLayout(db);
  return { version, sections: arranged(sections) };
}

/**
 * Sets order, visibility and titles of all sections; the home page shows it within a second. Throws `invalid` unless every section is there once,
 * `conflict` when somebody else changed them first.
 */
export async function arrangeSections(
  platform: Platform,
  actor: Actor,
  { version, sections }: HomeLayout,
): Promise<HomeLayout> {
  const at = platform.clock.now();
  check(sections);
  await transact(platform, async (write) => {
    const now = await lockLayout(write.trx);
    if (now.version !== version) throw new Fault('conflict', 'sections-changed', { detail: { version: now.version } });
    const before = arranged(now.sections);
    if (isDeepStrictEqual(before, sections)) return;
    await replaceLayout(write.trx, sections, at);
    await recordAction(
      write,
      actor,
      { act: 'home.arranged', subject: 'home:sections', before: told(before), after: told(sections) },
      at,
    );
    write.expire(HOME_TAG);
  });
  return listSections(platform);
}

function check(sections: readonly HomeSection[]): void {
  const keys = sections.map(({ key }) => key);
  if ([...keys].sort().join() !== [...HOME_SECTIONS].sort().join()) throw invalid({ sections: 'every-section-once' });
  if (sections.some(({ key, title }) => Object.keys(title).length > 0 && !TITLED_SECTIONS.includes(key)))
    throw invalid({ sections: 'section-without-title' });
}

const told = (sections: readonly HomeSection[]) => ({
  order: sections.map(({ key }) => key),
  hidden: sections.filter(({ shown }) => !shown).map(({ key }) => key),
  titles: Object.fromEntries(
    sections.filter(({ title }) => Object.keys(title).length > 0).map(({ key, title }) => [key, title]),
  ),
});
