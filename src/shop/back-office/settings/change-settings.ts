import { transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { defaultsOf, readValues, storeWith, valuesOf } from './read-settings.ts';
import type { SettingValues } from './registry.ts';
import { lockSettings, replaceSettings, selectSettings } from './settings.store.ts';
import { STORE_TAG } from './store-tag.ts';

export type StoreSettings = { version: number; values: SettingValues };

/** Every setting as it is now, and the version to change it by. */
export async function showSettings({ db }: Pick<Platform, 'db'>): Promise<StoreSettings> {
  const row = await selectSettings(db);
  return { version: row.version, values: valuesOf(storeWith(row.values, defaultsOf(row))) };
}

/**
 * Changes the given settings and leaves the others; every page shows it within a second, on every instance. Issued documents stay as they are. Throws
 * `invalid` with one message per field, `conflict` when somebody else changed them first.
 */
export async function changeSettings(
  platform: Platform,
  actor: Actor,
  change: { version: number; values: Record<string, unknown> },
): Promise<StoreSettings> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const now = await lockSettings(write.trx);
    if (now.version !== change.version)
      throw new Fault('conflict', 'settings-changed', { detail: { version: now.version } });
    const base = defaultsOf(now);
    const before = valuesOf(storeWith(now.values, base));
    const values = readValues({ ...before, ...change.values }, base);
    const after = valuesOf(storeWith(values, base));
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    await replaceSettings(write.trx, values, at);
    await recordAction(write, actor, { act: 'settings.changed', subject: 'settings:store', before, after }, at);
    write.expire(STORE_TAG, live('settings'));
  });
  const shown = await showSettings(platform);
  // The next page of whoever made the change comes at once, and must not have the former name.
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE).unref());
  await Promise.race([platform.shopSettings.settled?.(), patience]);
  return shown;
}

/** Milliseconds that an answer waits, at most, for this instance to know the new settings: an outage can begin just now. */
const PATIENCE = 1_000;
