/** One part of `make test`. */
export interface Stage {
  /** Also names the report: reports/{name}.xml. */
  name: string;
  program: string;
  args: string[];
  env?: Record<string, string>;
  /**
   * True if the program writes the report itself; otherwise its exit code is the report's only
   * case.
   */
  writesReport: boolean;
}

/** All checks and tests, in this order; each runs whether or not others fail. */
export const stages: readonly Stage[] = [
  { name: 'check', program: 'node', args: ['codegen/check.ts'], writesReport: true },
  {
    name: 'unit',
    program: 'vitest',
    args: ['run', '--reporter=default', '--reporter=junit', '--outputFile.junit=reports/unit.xml'],
    writesReport: true,
  },
  { name: 'build', program: 'vite', args: ['build'], writesReport: false },
  {
    name: 'e2e',
    program: 'node',
    args: ['e2e/run-playwright.ts', '--reporter=list,junit'],
    env: { PLAYWRIGHT_JUNIT_OUTPUT_FILE: 'reports/e2e.xml' },
    writesReport: true,
  },
  {
    name: 'conformance',
    program: 'node',
    args: ['e2e/conformance/main.ts', '--seed', '1'],
    writesReport: true,
  },
  // Reads what the earlier stages have seen.
  { name: 'answers', program: 'node', args: ['e2e/answers.ts'], writesReport: true },
  {
    name: 'broken-servers',
    program: 'node',
    args: ['e2e/conformance/broken.ts'],
    writesReport: true,
  },
  { name: 'generators', program: 'node', args: ['e2e/generators/run.ts'], writesReport: true },
];
