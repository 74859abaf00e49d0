/** One part of `make test`. */
export interface Stage {
  /** Also names the report: reports/{name}.xml. */
  name: string;
  program: string;
  args: string[];
  env?: Record<string, string>;
  /**
   * True if the program writes the report itself. Otherwise its exit code is the report's only
   * case.
   */
  writesReport: boolean;
  /** The stages that have to end before it starts. */
  after?: string[];
  /** Its share of the machine: `all` runs alone, two that take `most` never run together. */
  takes: 'some' | 'most' | 'all';
}

/** Takes a minute, and only a change of the contract or its rules can make it fail. */
const brokenPromises: Stage = {
  name: 'broken-promises',
  program: 'node',
  args: ['codegen/mutations/promises/main.ts'],
  writesReport: false,
  takes: 'some',
};

/** Takes a quarter of an hour. The aim is 0.9; of 212 so far, 138 were found at first, and twenty scatter. */
const serverMutants: Stage = {
  name: 'server-mutants',
  program: 'node',
  args: ['e2e/conformance/mutants/main.ts', '--count', '20', '--least', '0.6'],
  writesReport: false,
  takes: 'most',
};

/** Other seeds each day, at four hours of it: five minutes. */
const seeds: Stage = {
  name: 'seeds',
  program: 'node',
  args: [
    'e2e/conformance/seeds.ts',
    ...['--count', '4', '--first', String(Math.floor(Date.now() / 86_400_000))],
  ],
  writesReport: false,
  takes: 'some',
};

/** All checks and tests in order. Each runs whether or not others fail. */
export const stages: readonly Stage[] = [
  {
    name: 'check',
    program: 'node',
    args: ['codegen/check.ts'],
    writesReport: true,
    takes: 'most',
  },
  { name: 'build', program: 'vite', args: ['build'], writesReport: false, takes: 'some' },
  {
    name: 'unit',
    program: 'vitest',
    args: ['run', '--reporter=default', '--reporter=junit', '--outputFile.junit=reports/unit.xml'],
    writesReport: true,
    takes: 'most',
  },
  {
    name: 'routing',
    program: 'node',
    args: ['server/testing/routing/main.ts'],
    writesReport: true,
    // It judges the statements that this stage recorded.
    after: ['unit'],
    takes: 'some',
  },
  ...(process.env['TEST_COUNTS'] === 'full' ? [brokenPromises, serverMutants, seeds] : []),
  {
    name: 'broken-servers',
    program: 'node',
    args: ['e2e/conformance/broken.ts'],
    writesReport: true,
    takes: 'some',
  },
  {
    name: 'generators',
    program: 'node',
    args: ['e2e/generators/run.ts'],
    writesReport: true,
    takes: 'some',
  },
  {
    name: 'conformance',
    program: 'node',
    args: ['e2e/conformance/main.ts', '--seed', '1'],
    writesReport: true,
    takes: 'some',
  },
  {
    name: 'first-server',
    program: 'node',
    args: ['e2e/conformance/first-server.ts'],
    writesReport: true,
    takes: 'some',
  },
  {
    name: 'e2e',
    program: 'node',
    args: ['e2e/run-playwright.ts', '--reporter=list,junit'],
    env: { PLAYWRIGHT_JUNIT_OUTPUT_FILE: 'reports/e2e.xml' },
    writesReport: true,
    after: ['build'],
    // Its tests wait for the browser, with time limits.
    takes: 'all',
  },
  {
    name: 'answers',
    program: 'node',
    args: ['e2e/answers.ts'],
    writesReport: true,
    // It reads the records of these stages.
    after: ['unit', 'e2e'],
    takes: 'some',
  },
];
