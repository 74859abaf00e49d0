import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Two projects: `unit` needs nothing but Node; `db` runs the same tests on PGlite and on one
 * PostgreSQL server that its global setup starts (see e2e/provision/postgres.ts).
 *
 * The stage runner (e2e/test-all.ts) passes its own reporters on the command line.
 */
const sources = '{common,server,src,codegen,mock-server,e2e}';

/** Crash tests wait more than they work, so they begin first and end beside the others. */
class CrashesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isCrash = ({ moduleId }: TestSpecification) => moduleId.includes('/testing/crash/');
    return [...sorted.filter(isCrash), ...sorted.filter((file) => !isCrash(file))];
  }
}

export default defineConfig({
  test: {
    globals: false,
    environment: 'node',
    // Processes, not threads: only a process can have its own time zone.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    env: { TZ: 'UTC' },
    // Files share a process and what it has loaded, which takes longer than most tests do.
    isolate: false,
    sequence: { sequencer: CrashesFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${sources}/**/*.test.{ts,tsx}`],
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: [`${sources}/**/*.db.test.ts`],
          globalSetup: ['server/testing/databases-global-setup.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
