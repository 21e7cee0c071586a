import { readFileSync } from 'node:fs';
import type { Problem } from './kinds.ts';

/** Secrets, which containers and systemd pass on as files rather than in the environment. */
const SECRETS = [
  'ADMIN_PASSWORD',
  'AUTH_SECRET',
  'AUTH_SECRET_PREVIOUS',
  'BACKUP_KEY',
  'DATABASE_URL',
  'EDGE_CACHE_TOKEN',
  'GOOGLE_CLIENT_SECRET',
  'METRICS_TOKEN',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMS_TOKEN',
  'SMTP_URL',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_TOKEN',
  'WHATSAPP_VERIFY_TOKEN',
];
const SUFFIX = '_FILE';
export const FILE_NAMES = SECRETS.map((name) => name + SUFFIX);

/** `AUTH_SECRET_FILE=/run/secrets/auth` stands for that file's content without white space around it. */
export function readFiles(env: Record<string, string>): { env: Record<string, string>; problem: Problem } {
  const read = { ...env };
  for (const setting of SECRETS) {
    const name = setting + SUFFIX;
    const file = env[name];
    if (!file) continue;
    if (env[setting]) return { env, problem: [name, `cannot be set together with ${setting}`] };
    try {
      read[setting] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      return { env, problem: [name, `names ${file}, which cannot be read (${(error as { code?: string }).code})`] };
    }
    if (!read[setting]) return { env, problem: [name, `names ${file}, which is empty`] };
  }
  return { env: read, problem: undefined };
}
