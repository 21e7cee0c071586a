import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { formerAssets } from './former-assets.ts';
import { forgetAssets, publishAssets } from './publish-assets.ts';

const DAY = 24 * 60 * 60;

let platform: TestPlatform;
const builds: string[] = [];
beforeEach(async () => {
  platform = await openPlatform();
});
afterEach(async () => {
  for (const build of builds.splice(0)) rmSync(build, { recursive: true });
  await platform.close();
});

/** A build whose files contain their own names. */
function build(...names: string[]): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kiran-build-'));
  builds.push(folder);
  for (const name of names) writeFileSync(path.join(folder, name), name.repeat(50));
  return folder;
}
/** What an instance answers that has none of these files itself. */
const ask = (name: string, encoding = '') =>
  formerAssets(platform)(
    name,
    new Request(`http://shop.example/assets/${name}`, { headers: { 'accept-encoding': encoding } }),
  );
const serves = async (...names: string[]) =>
  Promise.all(names.map(async (name) => (await ask(name))?.text().then((text) => text === name.repeat(50))));

it('serves the files of every build that was published, as what they are', async () => {
  await publishAssets(platform, build('page-AAAAAAAA.js', 'both-CCCCCCCC.css'));
  await publishAssets(platform, build('page-BBBBBBBB.js', 'both-CCCCCCCC.css', 'font-DDDDDDDD.woff2'));
  expect(await serves('page-AAAAAAAA.js', 'page-BBBBBBBB.js', 'both-CCCCCCCC.css', 'font-DDDDDDDD.woff2')).toEqual(
    Array(4).fill(true),
  );
  const answer = await ask('page-AAAAAAAA.js', 'gzip, br');
  expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
});

it('publishes from several instances at once', async () => {
  const [one, other] = [build('page-AAAAAAAA.js'), build('page-AAAAAAAA.js', 'page-BBBBBBBB.js')];
  await Promise.all([one, other, one, other].map((folder) => publishAssets(platform, folder)));
  expect(await serves('page-AAAAAAAA.js', 'page-BBBBBBBB.js')).toEqual([true, true]);
});

it('has nothing for other names', async () => {
  await publishAssets(platform, build('page-AAAAAAAA.js'));
  for (const name of ['page-EEEEEEEE.js', '../package.json', 'page.js', 'page-AAAAAAAA.html', 'a\0-AAAAAAAA.js'])
    expect(await ask(name), name).toBeUndefined();
});

it('keeps the files of a build for fourteen days after it last ran, however long it had run, and those of the running one for ever', async () => {
  const [former, current] = [
    build('page-AAAAAAAA.js', 'both-CCCCCCCC.js'),
    build('page-BBBBBBBB.js', 'both-CCCCCCCC.js'),
  ];
  await publishAssets(platform, former);
  for (let day = 0; day < 30; day++) {
    platform.clock.pass(DAY);
    await forgetAssets(platform, former);
  }
  await publishAssets(platform, current);
  for (let day = 0; day < 14; day++) {
    platform.clock.pass(DAY);
    await forgetAssets(platform, current);
  }
  expect(await serves('page-AAAAAAAA.js')).toEqual([true]);
  platform.clock.pass(DAY);
  await forgetAssets(platform, current);
  platform.clock.pass(DAY);
  await forgetAssets(platform, current);
  expect(await serves('page-AAAAAAAA.js', 'page-BBBBBBBB.js', 'both-CCCCCCCC.js')).toEqual([undefined, true, true]);
});

it('serves a build again that was rolled back to after a month', async () => {
  const former = build('page-AAAAAAAA.js');
  await publishAssets(platform, former);
  platform.clock.pass(30 * DAY);
  await publishAssets(platform, former);
  await forgetAssets(platform, build('page-BBBBBBBB.js'));
  expect(await serves('page-AAAAAAAA.js')).toEqual([true]);
});
