import { randomBytes } from 'node:crypto';
import type { Platform } from '#src/platform/platform.ts';
import { deletePlacesBefore, isKnown, selectKnown, upsertPlaces } from './known-place.store.ts';

/** Where a sign-in comes from: the network, and the browser's device id, if it has one. */
export type Place = { network: string; device: string | undefined };

/** Lifetime of a device id. It signs nobody in: it only gets a limit of its own. Browsers keep a cookie no longer (RFC 6265bis). */
export const DEVICE_LIVES_SECONDS = 400 * 24 * 60 * 60;
const FORGOTTEN_AFTER = DEVICE_LIVES_SECONDS * 1000;

type Hashing = Pick<Platform, 'personalHash'>;
const deviceHash = ({ personalHash }: Hashing, device: string) => personalHash('known device', device);
const networkHash = ({ personalHash }: Hashing, network: string) => personalHash('known network', network);

/** Which part of this place the account has signed in from before. */
export async function recognise(
  platform: Pick<Platform, 'db'> & Hashing,
  email: string,
  { network, device }: Place,
): Promise<'device' | 'network' | undefined> {
  const [byDevice, byNetwork] = [device && deviceHash(platform, device), networkHash(platform, network)];
  const known = await selectKnown(platform.db, email, [...(byDevice ? [byDevice] : []), byNetwork]);
  if (byDevice && known.includes(byDevice)) return 'device';
  return known.includes(byNetwork) ? 'network' : undefined;
}

/** Whether this browser has signed in to this account before. */
export const isKnownDevice = async (
  platform: Pick<Platform, 'db'> & Hashing,
  uid: string,
  { device }: Place,
): Promise<boolean> => device !== undefined && isKnown(platform.db, uid, deviceHash(platform, device));

/** Remembers where an account has signed in from; answers the device id, a new one where the browser has none. */
export async function rememberPlace(
  platform: Pick<Platform, 'db' | 'clock'> & Hashing,
  uid: string,
  { network, device }: Place,
): Promise<string> {
  const mark = device ?? randomBytes(24).toString('base64url');
  await upsertPlaces(
    platform.db,
    uid,
    [deviceHash(platform, mark), networkHash(platform, network)],
    platform.clock.now(),
  );
  return mark;
}

/** Deletes places not used for the lifetime of a cookie. */
export const forgetPlaces = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> =>
  deletePlacesBefore(db, new Date(clock.now().getTime() - FORGOTTEN_AFTER));
