import { type Arguments, REFERENCE_CONFIG } from '../arguments.ts';
import type { About } from './about.ts';

/** The whole command that runs the same checks again. */
export function commandOf(options: Arguments): string {
  const { baseUrl, config, seed, requests, checks, operations, bail } = options;
  const parts = [
    'npm run conformance --',
    ...(baseUrl === undefined ? [] : [`--base-url ${quoted(baseUrl)}`]),
    ...(config === REFERENCE_CONFIG ? [] : [`--config ${quoted(config)}`]),
    `--seed ${seed} --requests ${requests}`,
    ...(checks.length > 0 ? [`--only ${checks.join()}`] : []),
    ...(operations.length > 0 ? [`--operation ${operations.join()}`] : []),
    ...(bail ? ['--bail'] : []),
  ];
  return parts.join(' ');
}

/** How to see it again: the run, and each request by hand. */
export function howToRepeat({ options }: About): string[] {
  return [
    'The same checks again:',
    '',
    '```sh',
    commandOf(options),
    '```',
    '',
    'The seed decides what is sent and wrong on purpose. The accounts are new each time, the ids, codes and times are those of the server, and requests meet in another order.',
    '',
    `In the requests below \`TOKEN\` is the whole value of the header, such as \`Bearer …\`; a comment says which one it was${options.keepTokens ? ', and the end of this report has them all' : '. With `--keep-tokens` the report has them at its end'}. Codes, and tokens in a body or another header, stand as they were sent.`,
    '',
  ];
}

/** What requests were proved with. */
export function tokensOf({ credentials }: About): string[] {
  const lines = [...credentials].map(([name, value]) => `# ${name}\nexport TOKEN='${value}'`);
  return ['## Tokens', '', '```sh', ...lines, '```', ''];
}

function quoted(text: string): string {
  return /^[\w./:@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
