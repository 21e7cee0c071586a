import { showSettings } from '#src/shop/back-office/settings/change-settings.ts';
import { SCENES, SECTIONS, SETTINGS, type SettingValues } from '#src/shop/back-office/settings/registry.ts';
import { soldStates, stateName } from '#src/shop/back-office/settings/sold-states.ts';
import { STATE_NAMES } from '#src/shop/back-office/settings/states.ts';
import { findScenes } from '#src/shop/catalogue/products/find-scene.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('storeSettings', async ({ shop, locale }) => {
  const [{ version, values }, scenes] = await Promise.all([showSettings(shop), findScenes(shop, SCENES)]);
  return {
    texts: texts(locale, 'settings'),
    version,
    values: { ...values, states: soldStates(shop).join(', ') } as SettingValues,
    /** What each place shows now. */
    scenes: Object.fromEntries(
      Object.entries(scenes).map(([name, files]) => [name, files && `/media/${files.stem}-${files.webp}.webp`]),
    ),
    states: STATE_NAMES.map((name) => ({ name, label: stateName(locale, name) })),
    sections: SECTIONS.map((section) => ({
      section,
      fields: SETTINGS.filter((field) => field.section === section).map(
        ({ key, kind, max, choices, warns, optional }) => ({
          key,
          kind,
          max,
          choices,
          warns: warns ?? false,
          optional: optional ?? false,
        }),
      ),
    })),
  };
});

export type SettingsData = Awaited<ReturnType<typeof loader>>;
