import type { Context } from 'hono';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Log } from '#src/platform/log/log.ts';
import type { Platform } from '#src/platform/platform.ts';

/** What the sandbox depends on. It has its own keys, which it gives to the shop as Razorpay's dashboard would. */
export type SandboxParts = {
  db: Database;
  clock: Clock;
  log: Log;
  settings: Platform['settings'];
  personalHash: Platform['personalHash'];
  /** What counts as one caller, for the limit. */
  network: (c: Context) => string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Where webhooks go; read at each sending, because the server's port is known only once it listens. */
  webhookUrl: () => string;
};
