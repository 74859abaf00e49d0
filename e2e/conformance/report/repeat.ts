import { type Arguments, REFERENCE_CONFIG } from '../arguments.ts';
import { TIME_LIMIT } from '../wire.ts';
import type { About } from './about.ts';

/** The whole command that runs the same checks again. */
export function commandOf(options: Arguments): string {
  const { baseUrl, config, seed, requests, checks, operations, bail, timeout } = options;
  const parts = [
    'npm run conformance --',
    ...(baseUrl === undefined ? [] : [`--base-url ${quoted(baseUrl)}`]),
    ...(config === REFERENCE_CONFIG ? [] : [`--config ${quoted(config)}`]),
    `--seed ${seed} --requests ${requests}`,
    ...(checks.length > 0 ? [`--only ${checks.join()}`] : []),
    ...(operations.length > 0 ? [`--operation ${operations.join()}`] : []),
    ...(timeout === TIME_LIMIT ? [] : [`--timeout ${timeout}`]),
    ...(bail ? ['--bail'] : []),
  ];
  return parts.join(' ');
}

/** How to repeat the run, and each request by hand. */
export function howToRepeat({ options }: About): string[] {
  return [
    'To repeat these checks:',
    '',
    '```sh',
    commandOf(options),
    '```',
    '',
    'The seed decides what is sent, and what is deliberately wrong. Accounts are new each time; ids, codes and times come from the server; and concurrent requests may run in another order.',
    '',
    `In the requests below, \`TOKEN\` is the whole value of the header, such as \`Bearer …\`; a comment says which token it was. ${options.keepTokens ? 'They are listed at the end of this report' : 'Run with `--keep-tokens` to list them at the end of the report'}. Codes, and tokens in a body or another header, are shown as they were sent.`,
    '',
  ];
}

/** The tokens and keys that requests used. */
export function tokensOf({ credentials }: About): string[] {
  const lines = [...credentials].map(([name, value]) => `# ${name}\nexport TOKEN='${value}'`);
  return ['## Tokens', '', '```sh', ...lines, '```', ''];
}

function quoted(text: string): string {
  return /^[\w./:@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
