import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { CannotStart } from '#src/platform/cannot-start.ts';

/** How the files of a backup are written and read: as they are, or encrypted in the age format (https://age-encryption.org/v1). */
export type Seal = {
  /** What encrypted files are called in addition. */
  suffix: '' | '.age';
  /** The public key that they are encrypted to. */
  recipient: string | undefined;
  close(bytes: Buffer): Promise<Buffer>;
  /** Throws for bytes that were cut or changed, or encrypted to another key. */
  open(bytes: Buffer): Promise<Buffer>;
};

const PLAIN: Seal = { suffix: '', recipient: undefined, close: async (bytes) => bytes, open: async (bytes) => bytes };

/** @param key BACKUP_KEY: a public key, which can only make backups, or the secret key, which can also restore them */
export async function openSeal(key: string | undefined): Promise<Seal> {
  if (!key) return PLAIN;
  const secret = key.startsWith('AGE-SECRET-KEY-');
  const recipient = secret ? await identityToRecipient(key) : key;
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const decrypter = new Decrypter();
  if (secret) decrypter.addIdentity(key);
  return {
    suffix: '.age',
    recipient,
    close: async (bytes) => Buffer.from(await encrypter.encrypt(bytes)),
    async open(bytes) {
      if (!secret)
        throw new CannotStart(
          'This backup is encrypted, and BACKUP_KEY is only the public key: set it to the secret one (AGE-SECRET-KEY-…).',
        );
      return Buffer.from(await decrypter.decrypt(bytes));
    },
  };
}

/** A new pair: the secret key is kept away from the shop, the public one is its BACKUP_KEY. */
export async function makeBackupKey(): Promise<{ secret: string; recipient: string }> {
  const secret = await generateX25519Identity();
  return { secret, recipient: await identityToRecipient(secret) };
}
