import { fork } from 'node:child_process';
import path from 'node:path';

const KEYS = { keyId: 'rzp_test_BenchProvider', keySecret: 'a secret of the bench', webhookSecret: 'another one' };

export type Provider = {
  url: string;
  /** Settings of a shop that takes it for Razorpay. */
  env: Record<string, string>;
  stop(): void;
};

/**
 * Starts a stand-in for Razorpay, in a process of its own, that answers from memory in microseconds. A shop with `env` runs the code of a real shop: it
 * has keys, and no sandbox; only where its calls go is changed, by a module that Node loads before the shop.
 */
export async function startProvider(): Promise<Provider> {
  const child = fork(path.join(import.meta.dirname, 'stand-in-provider.ts'), [KEYS.keySecret]);
  const port = await new Promise<number>((resolve) => child.once('message', resolve as never));
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    env: {
      RAZORPAY_KEY_ID: KEYS.keyId,
      RAZORPAY_KEY_SECRET: KEYS.keySecret,
      RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
      BENCH_PROVIDER: url,
      NODE_OPTIONS: `--import=${new URL('./redirect-provider.ts', import.meta.url).href}`,
    },
    stop: () => void child.kill(),
  };
}
