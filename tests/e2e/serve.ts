import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { GOOGLE, openIdProvider } from '#tests/support/openid-provider.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { folderNote } from './database.ts';

// The built shop for the browser, with an embedded database in its own folder, which is removed when it stops.
const folder = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'kiran-e2e-'));
chmodSync(folder, 0o755); // the database's own account must be able to enter
const note = folderNote();
writeFileSync(note, folder);
process.on('exit', () => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(note, { force: true });
});
Object.assign(process.env, {
  NODE_ENV: 'production',
  KIRAN_TEST: '1',
  HOST: '127.0.0.1',
  PORT: process.env['KIRAN_E2E_PORT'],
  DATA_DIR: folder,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
});
const port = Number(process.env['KIRAN_E2E_PORT']);
const google = await openIdProvider(port + 1, () => [`http://127.0.0.1:${port}/api/auth/callback/google`]);
Object.assign(process.env, GOOGLE, { GOOGLE_ISSUER: google.issuer });
await import('#src/main.ts');
