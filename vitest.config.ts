import { defineConfig } from 'vitest/config';

const postgres = ['tests/support/vitest-postgres.ts'];
const KILLS = ['tests/faults/kill.test.ts', 'tests/faults/kill-points.test.ts', 'tests/faults/life.test.ts'];

/** One project a kind of test, so that `--project unit` needs no database and no server. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    passWithNoTests: true,
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts'], exclude: ['src/**/*.store.test.ts'] } },
      { test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      { test: { name: 'store', include: ['src/**/*.store.test.ts'], globalSetup: postgres, hookTimeout: 30_000, testTimeout: 20_000 } },
      { test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], globalSetup: postgres, hookTimeout: 60_000, testTimeout: 20_000 } },
      // Mostly waits for processes to die and come back, so it runs beside the others. Projects begin in the order of their names.
      { test: { name: 'breakdowns', include: KILLS, globalSetup: postgres, hookTimeout: 60_000, testTimeout: 120_000 } },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          exclude: KILLS,
          globalSetup: postgres,
          hookTimeout: 60_000,
          testTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
