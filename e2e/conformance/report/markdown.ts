import type { Result } from '../findings.ts';
import { ENOUGH, LEAST_SUCCESS, type Outcome } from '../run.ts';
import { byReason, type Unseen } from '../beyond-reach.ts';
import type { About } from './about.ts';
import { countsOf, waitingFor } from './count.ts';
import { notBuiltIn } from './not-built.ts';
import { notJudgedIn, type NotJudged } from './not-judged.ts';
import { partsOf } from './parts.ts';
import { howToRepeat, tokensOf } from './repeat.ts';

/** The report for the backend's developers. */
export function markdownOf({ results, operations, total, unseen }: Outcome, about: About): string {
  const { options, config, baseUrl, seconds, cutShort } = about;
  const parts = partsOf(results);
  const { failed, noAccount } = parts;
  const notBuilt = notBuiltIn(results);
  const notJudged = notJudgedIn(results);
  const lines = [
    `# Conformance of ${config.name}`,
    '',
    `${baseUrl}, ${total} requests in ${seconds.toFixed(0)} s, seed ${options.seed}: **${countsOf(parts)}**.`,
    '',
    ...(cutShort === undefined ? [] : [`**The run ended early.** ${cutShort}`, '']),
    ...(notBuilt.length > 0 ? [`Not built yet: ${notBuilt.join(', ')}.`, ''] : []),
    ...howToRepeat(about),
    ...(noAccount.length > 0 ? ['## Could not run', '', ...noAccount.flatMap(lackOf)] : []),
    ...(failed.length > 0 ? ['## Failed', '', ...failed.flatMap(failureOf)] : []),
    ...(notJudged.length > 0 ? ['## Not judged', '', ...notJudged.map(lineOf), ''] : []),
    ...checkTable(results),
    ...(unseen.length > 0
      ? ['## Values that no answer had', '', ...byReason(unseen).flatMap(unseenIn)]
      : []),
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
  const { clause, detail, times, least, last } = result;
  return [
    `### ${nameOf(result)}`,
    '',
    `${detail ?? ''}${times === undefined ? '' : ` (seen ${times} times)`}`,
    '',
    `Clause: ${clause}`,
    '',
    ...(last ? ['This was the last request before it:', ''] : []),
    ...(least && !last ? ['No smaller request was found that fails in the same way.', ''] : []),
    ...exchange(result),
  ];
}

/** An account that could not be made, and what waits for it. */
function lackOf(result: Result): string[] {
  const { detail = '', waiting = 0 } = result;
  return [`${detail} (${waitingFor(waiting)})`, '', ...exchange(result)];
}

function exchange({ curl, answer }: Result): string[] {
  return [
    ...(curl === undefined ? [] : fenced('sh', curl)),
    ...(answer === undefined ? [] : fenced('http', answer)),
  ];
}

/** Up to this many names are listed; results.json has all. */
const NAMED = 12;

function lineOf({ why, what }: NotJudged): string {
  const more = what.length > NAMED ? ` and ${what.length - NAMED} more` : '';
  return `- ${what.slice(0, NAMED).join(', ')}${more}: ${why}`;
}

function unseenIn({ why, sets }: Unseen): string[] {
  const lines = sets.map(
    ({ name, size, missing }) => `- ${name}: ${missing.join(', ')} (${missing.length} of ${size})`,
  );
  return [...(why === undefined ? [] : [`${why}:`, '']), ...lines, ''];
}

function nameOf({ check, operation }: Result): string {
  return [check, operation].filter(Boolean).join(', ');
}

function fenced(language: string, text: string): string[] {
  return [`\`\`\`\`${language}`, text, '````', ''];
}
