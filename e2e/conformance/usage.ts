import { GENERAL_CLAUSES } from './checks.ts';
import { laws } from './laws/laws.ts';
import { WORKFLOWS } from './workflows.ts';

const OPTIONS = `npm run conformance -- [options]
  --base-url URL     where the contract's paths begin, such as https://backend.example/api;
                     left out, the reference backend is started
  --config FILE      what your backend does its own way (e2e/conformance/config.ts)
  --requests N       generated requests, 5000 when left out, 100000 with TEST_COUNTS=full
  --seed S           what chance decides; the same seed draws the same requests, with the ids,
                     codes and times that your server gives
  --only ID,ID       these checks alone
  --operation ID,ID  these operations alone: their generated requests, and the laws that judge each
                     operation by itself; other laws and workflows only where --only names them
  --bail             ends at the first failure
  --report DIR       for report.md and results.json, beside DIR.xml; reports/conformance when left out
  --keep-tokens      puts the tokens and keys of the run at the end of the report
  --help             this text`;

/** Every check, as \`--only\` and the \`skip\` of a config name it. */
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
