import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('a secret in a file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'kiran-secrets-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = (text: string) => {
    const name = path.join(folder, 'secret');
    writeFileSync(name, text);
    return name;
  };

  it('counts like the setting itself, without the end of its line', () => {
    const url = 'postgres://kiran:secret@database/kiran';
    expect(readSettings({ DATABASE_URL_FILE: file(`${url}\n`) }).databaseUrl).toBe(url);
    expect(() => readSettings({ AUTH_SECRET_FILE: file('short\n') })).toThrow(/AUTH_SECRET must have at least 32/);
  });

  it('is refused beside the setting itself, or where it cannot be read', () => {
    const key = 'a key that is long enough for a session';
    expect(() => readSettings({ AUTH_SECRET_FILE: file(key), AUTH_SECRET: key })).toThrow(
      'Setting AUTH_SECRET_FILE cannot be set together with AUTH_SECRET.',
    );
    expect(() => readSettings({ AUTH_SECRET_FILE: path.join(folder, 'none') })).toThrow(
      /^Setting AUTH_SECRET_FILE names .*none, which cannot be read \(ENOENT\)\.$/,
    );
    expect(() => readSettings({ AUTH_SECRET_FILE: file('\n') })).toThrow(/which is empty\.$/);
  });
});
