import type { Result } from '../findings.ts';
import { ENOUGH, LEAST_SUCCESS, type Outcome } from '../run.ts';
import type { About } from './about.ts';
import { BUILT } from '../waiting.ts';
import { notBuiltIn } from './not-built.ts';
import { howToRepeat, tokensOf } from './repeat.ts';

/** The report for the backend's developers. */
export function markdownOf({ results, operations, total }: Outcome, about: About): string {
  const { options, config, baseUrl, seconds, cutShort } = about;
  const failed = results.filter(
    ({ ok, skipped, check }) => !ok && skipped === undefined && check !== BUILT,
  );
  const notBuilt = notBuiltIn(results);
  const skipped = results.filter((each) => each.skipped !== undefined);
  const passed = results.filter(({ ok }) => ok).length;
  const lines = [
    `# Conformance of ${config.name}`,
    '',
    `${baseUrl}, ${total} requests in ${seconds.toFixed(0)} s, seed ${options.seed}: **${passed} checks passed, ${failed.length} failed${notBuilt.length > 0 ? `, ${notBuilt.length} operations are not built` : ''}**.`,
    '',
    ...(cutShort === undefined ? [] : [`**The run ended early.** ${cutShort}`, '']),
    ...(notBuilt.length > 0 ? [`Not built yet: ${notBuilt.join(', ')}.`, ''] : []),
    ...howToRepeat(about),
    ...(failed.length > 0 ? ['## Failed', '', ...failed.flatMap(failureOf)] : []),
    ...(skipped.length > 0
      ? ['## Not run', '', ...skipped.map((each) => `- ${nameOf(each)}: ${each.skipped}`), '']
      : []),
    ...checkTable(results),
    '## Operations',
    '',
    `At least ${LEAST_SUCCESS * 100} % of each operation's requests must be valid and succeed. Operations with fewer than ${ENOUGH} requests are exempt.`,
    '',
    '| Operation | Requests | Valid | Succeeded | Floor | Verdict |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...operations.map(({ id, sent, valid, succeeded, exempt }) => {
      const share = (part: number) => (sent === 0 ? '–' : `${Math.round((100 * part) / sent)} %`);
      const isHeld = exempt === undefined && sent >= ENOUGH;
      const floor = isHeld ? `${LEAST_SUCCESS * 100} %` : '–';
      const isBroken = results.some(({ operation, ok }) => operation === id && !ok);
      const verdict = [isBroken ? '**failed**' : 'passed', exempt].filter(Boolean).join('; ');
      return `| ${id} | ${sent} | ${share(valid)} | ${share(succeeded)} | ${floor} | ${verdict} |`;
    }),
    '',
    ...(options.keepTokens ? tokensOf(about) : []),
  ];
  return lines.join('\n');
}

function checkTable(results: readonly Result[]): string[] {
  const byCheck = Map.groupBy(
    results.filter(({ skipped }) => skipped === undefined),
    ({ check }) => check,
  );
  return [
    '## Checks',
    '',
    '| Check | Passed | Failed | Clause |',
    '| --- | ---: | ---: | --- |',
    ...[...byCheck].map(([check, own]) => {
      const passed = own.filter(({ ok }) => ok).length;
      const clause = own.find(({ ok }) => ok)?.clause ?? own[0]?.clause ?? '';
      return `| ${check} | ${passed} | ${own.length - passed} | ${clause.replaceAll('|', '\\|')} |`;
    }),
    '',
  ];
}

function failureOf(result: Result): string[] {
  const { clause, detail, curl, answer, times } = result;
  return [
    `### ${nameOf(result)}`,
    '',
    `${detail ?? ''}${times === undefined ? '' : ` (seen ${times} times)`}`,
    '',
    `Clause: ${clause}`,
    '',
    ...(curl === undefined ? [] : fenced('sh', curl)),
    ...(answer === undefined ? [] : fenced('http', answer)),
  ];
}

function nameOf({ check, operation }: Result): string {
  return [check, operation].filter(Boolean).join(', ');
}

function fenced(language: string, text: string): string[] {
  return [`\`\`\`\`${language}`, text, '````', ''];
}
