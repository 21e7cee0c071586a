import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '#src/platform/database/database.ts';
import { findSecret, getOrCreateSecret, replaceSecret } from './secret.store.ts';
import { type Settings, WrongSetting } from './settings.ts';

/** Where the key is if no setting names one: beside the database and never in it, so that a copy of the database forges nothing. */
const FILE = 'auth-secret';
/** What the database stores of the key: enough to recognise the right one. Former versions stored the key itself under FORMER. */
const FINGERPRINT = 'auth fingerprint';
const FORMER = 'auth';

const fingerprintOf = (secret: string) => createHash('sha256').update(`kiran auth ${secret}`).digest('base64url');

/**
 * The key that signs session cookies and seals second factors: AUTH_SECRET, else a file of DATA_DIR that only the shop's account can read,
 * created at the first start. A second instance without the same key would sign everybody out: it does not start.
 * @throws WrongSetting if this database was used with another key that is not set as the previous one
 */
export async function loadAuthSecret(
  db: Database,
  settings: Pick<Settings, 'authSecret' | 'previousAuthSecret' | 'dataDir'>,
): Promise<string> {
  const secret = settings.authSecret ?? (await fromFile(db, settings.dataDir));
  const known = await getOrCreateSecret(db, FINGERPRINT, () => fingerprintOf(secret));
  if (known !== fingerprintOf(secret)) {
    const rotated = settings.previousAuthSecret !== undefined && known === fingerprintOf(settings.previousAuthSecret);
    if (!rotated) throw new WrongSetting(otherKey(settings));
    await replaceSecret(db, FINGERPRINT, fingerprintOf(secret));
  }
  await replaceSecret(db, FORMER, undefined);
  return secret;
}

/** The next start takes whatever key it has, or makes one: everybody signs in again, and second factors are set up anew. */
export const forgetAuthSecret = (db: Database): Promise<void> => replaceSecret(db, FINGERPRINT, undefined);

/** A leaked key must not be set as the previous one: what it signs would still be trusted. */
function otherKey({ authSecret, dataDir }: Pick<Settings, 'authSecret' | 'dataDir'>): string {
  const [what, remedy] = authSecret
    ? ['Setting AUTH_SECRET', 'Give every instance the same key']
    : [`The key in ${path.resolve(dataDir, FILE)}`, 'Put the file of that key back, or set AUTH_SECRET to it'];
  return (
    `${what} is not the key that this database was used with. ${remedy}, or name the former key in AUTH_SECRET_PREVIOUS. ` +
    `If it is lost or known to others, run this in the database: delete from secret where name = '${FINGERPRINT}'. ` +
    'Everybody then signs in again, and second factors are set up anew.'
  );
}

async function fromFile(db: Database, dataDir: string): Promise<string> {
  const file = path.join(dataDir, FILE);
  const read = () => readFileSync(file, 'utf8').trim();
  try {
    return read();
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error;
  }
  const secret = (await findSecret(db, FORMER)) ?? randomBytes(32).toString('base64url');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error; // another process was faster: its key counts
  }
  return read();
}
