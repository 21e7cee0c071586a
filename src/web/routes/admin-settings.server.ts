import { pageContext } from '#src/pages/page-context.ts';
import { showSettings } from '#src/shop/store-settings/change-settings.ts';
import { SECTIONS, SETTINGS } from '#src/shop/store-settings/registry.ts';
import { administratorOnly } from '../admin/administrator-only.server.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

export const loadSettings = (args: LoaderArgs) =>
  answered(args.context, async () => {
    await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
    const { version, values } = await showSettings(shop);
    return {
      texts: texts(locale, 'settings'),
      version,
      values,
      sections: SECTIONS.map((section) => ({
        section,
        fields: SETTINGS.filter((field) => field.section === section).map(({ key, kind, max, choices, warns, optional }) => ({
          key,
          kind,
          max,
          choices,
          warns: warns ?? false,
          optional: optional ?? false,
        })),
      })),
    };
  });

export type SettingsData = Awaited<ReturnType<typeof loadSettings>>;
