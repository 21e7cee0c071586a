import { defineConfig } from 'vitest/config';
import { LIMITS } from './tests/support/limits.ts';
import { PREACT } from './vite.config.ts';

const postgres = ['tests/support/vitest-postgres.ts'];
const KILLS = [
  'backup',
  'fleet',
  'hindered-database',
  'kill',
  'kill-points',
  'killed-database',
  'mail-outage',
  'outage',
  'outage-answers',
  'rolling',
  'resiliency',
  'start-and-stop',
  'starts-everywhere',
  'watched-database',
].map((name) => `tests/faults/${name}.test.ts`);

const patient = { testTimeout: LIMITS.test, hookTimeout: LIMITS.hook, expect: { poll: { timeout: LIMITS.poll } } };
const waitsForOthers = { ...patient, testTimeout: LIMITS.faultTest };
/**
 * For files that leave nothing behind in their process, one after the other in the same one: starting it and loading the shop anew costs more
 * than most of them take.
 */
const shared = { isolate: false };
/** Moves `Date` where the suite's clock is moved (tests/README.md). */
const setupFiles = ['tests/support/vitest-clock.ts'];

/** One project a kind of test, so that `--project unit` needs no database and no server. */
export default defineConfig({
  test: {
    // One more than the usual two processors, since most files wait for databases, processes and timers about a third of their time.
    maxWorkers: 3,
    passWithNoTests: true,
    projects: [
      {
        test: {
          name: 'unit',
          ...patient,
          ...shared,
          setupFiles,
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.store.test.ts'],
        },
      },
      {
        resolve: {
          alias: [
            ...PREACT.alias,
            // Its main file is CommonJS, whose imports no alias reaches.
            {
              find: '@testing-library/react',
              replacement: '@testing-library/react/dist/@testing-library/react.esm.js',
            },
          ],
        },
        test: {
          name: 'components',
          ...patient,
          server: { deps: { inline: [...PREACT.users, /@testing-library\/react/] } },
          environment: 'happy-dom',
          setupFiles,
          include: ['src/**/*.test.tsx'],
        },
      },
      { test: { name: 'architecture', ...patient, ...shared, include: ['tests/architecture/**/*.test.ts'] } },
      {
        test: {
          name: 'store',
          ...patient,
          ...shared,
          setupFiles,
          include: ['src/**/*.store.test.ts', 'scripts/**/*.store.test.ts'],
          globalSetup: postgres,
        },
      },
      {
        test: {
          name: 'contract',
          ...patient,
          setupFiles,
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: postgres,
        },
      },
      // Mostly waits for processes to die and come back, so that it leaves the processors to others. Projects begin in the order of their names.
      { test: { name: 'breakdowns', ...waitsForOthers, setupFiles, include: KILLS, globalSetup: postgres } },
      {
        test: {
          name: 'faults',
          ...waitsForOthers,
          setupFiles,
          include: ['tests/faults/**/*.test.ts'],
          exclude: KILLS,
          globalSetup: postgres,
        },
      },
    ],
  },
});
