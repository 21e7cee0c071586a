import { startTestPostgres, TEST_POSTGRES } from '#tests/support/postgres.ts';

// Several projects name this file and each gets its own call; they share one database.
let running: ReturnType<typeof startTestPostgres> | undefined;
let users = 0;

export default async function setup(): Promise<() => Promise<void>> {
  users += 1;
  running ??= startTestPostgres();
  const server = await running;
  process.env[TEST_POSTGRES] = server.url;
  return async () => {
    users -= 1;
    if (users > 0) return;
    running = undefined;
    await server.stop();
  };
}
