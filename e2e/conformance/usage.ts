import { GENERAL_CLAUSES } from './checks.ts';
import { laws } from './laws/laws.ts';
import { WORKFLOWS } from './workflows.ts';

const OPTIONS = `npm run conformance -- [options]
  --base-url URL     base URL of the API, such as https://backend.example/api;
                     default: start the reference backend
  --config FILE      hooks for your backend (e2e/conformance/config.ts)
  --requests N       number of generated requests (default: 3000; 100000 with TEST_COUNTS=full)
  --seed S           random seed; the same seed generates the same requests, apart from the ids,
                     codes and times that your server returns
  --only ID,ID       run only these checks
  --operation ID,ID  test only these operations: their generated requests, and the laws that check
                     single operations; other laws and workflows run only if --only names them
  --timeout SECONDS  how long an answer may take (default: 10); an operation that never answers
                     in time is called no more, and what needs it is not judged
  --bail             stop at the first failure
  --no-shrink        tell failures by the requests as they were sent, without looking for smaller
                     ones that fail in the same way
  --report DIR       folder for report.html, report.md and results.json, beside DIR.xml
                     (default: reports/conformance)
  --keep-tokens      list the run's tokens and keys at the end of the report
  --help             print this text`;

/** Every check by its id, as used in `--only` and in the `skip` of a config. */
export const CHECKS: ReadonlyMap<string, string> = new Map([
  ...laws.map(({ id, title }) => [id, title] as const),
  [WORKFLOWS.id, WORKFLOWS.title] as const,
  ...GENERAL_CLAUSES.map(([id, title]) => [id, title] as const),
]);

/** The options and the checks. */
export function usage(): string {
  const width = Math.max(...[...CHECKS.keys()].map((id) => id.length));
  const checks = [...CHECKS].map(([id, title]) => `  ${id.padEnd(width)}  ${title}`);
  return [OPTIONS, '', 'Checks', ...checks].join('\n');
}
