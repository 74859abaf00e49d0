import { parseArgs } from 'node:util';
import { CannotRun } from './cannot-run.ts';
import { allOperations } from './contract.ts';
import { TIME_LIMIT } from './wire.ts';

export interface Arguments {
  /** If absent, the reference backend is started. */
  baseUrl?: string;
  config: string;
  requests: number;
  /** Seconds that an answer may take. */
  timeout: number;
  seed: number;
  /** Ids of checks; empty for all. */
  checks: readonly string[];
  /** Ids of operations; empty for all. */
  operations: readonly string[];
  report: string;
  /** Whether to stop at the first failure. */
  bail: boolean;
  /** Whether failures are told by the least request that fails in the same way. */
  shrinks: boolean;
  /** Whether the report lists the tokens and keys that requests used. */
  keepTokens: boolean;
  /** Whether to print the options and do nothing else. */
  help: boolean;
}

export const REFERENCE_CONFIG = 'e2e/conformance/reference.config.ts';

const SPLIT = /[\s,]+/;

/** @throws CannotRun for invalid arguments. */
export function readArguments(args: readonly string[]): Arguments {
  const isFull = process.env.TEST_COUNTS === 'full';
  const values = parsed(args, isFull ? '100000' : '3000');
  const [requests, seed] = [Number(values.requests), Number(values.seed)];
  if (!Number.isSafeInteger(requests) || requests < 1)
    throw new CannotRun('--requests: expected a whole number of at least 1.');
  if (!Number.isSafeInteger(seed)) throw new CannotRun('--seed: expected a whole number.');
  const timeout = Number(values.timeout);
  if (!(timeout > 0 && timeout <= 3600))
    throw new CannotRun('--timeout: expected a number of seconds.');
  const list = (text: string) => text.split(SPLIT).filter((each) => each !== '');
  const operations = list(values.operation);
  const unknown = operations.filter((each) => !allOperations.some(({ id }) => id === each));
  if (unknown.length > 0)
    throw new CannotRun(`--operation: not in the contract: ${unknown.join(', ')}.`);
  const baseUrl = values['base-url'] && addressOf(values['base-url']);
  return {
    ...(baseUrl !== undefined && { baseUrl }),
    config: values.config,
    requests,
    seed,
    timeout,
    checks: list(values.only),
    operations,
    report: values.report,
    bail: values.bail,
    shrinks: !values['no-shrink'],
    keepTokens: values['keep-tokens'],
    help: values.help,
  };
}

function parsed(args: readonly string[], requests: string) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        'base-url': { type: 'string' },
        config: { type: 'string', default: REFERENCE_CONFIG },
        requests: { type: 'string', default: requests },
        seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
        only: { type: 'string', default: '' },
        operation: { type: 'string', default: '' },
        bail: { type: 'boolean', default: false },
        report: { type: 'string', default: 'reports/conformance' },
        timeout: { type: 'string', default: String(TIME_LIMIT) },
        'no-shrink': { type: 'boolean', default: false },
        'keep-tokens': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    const [message = ''] = (error as Error).message.split('\n');
    throw new CannotRun(`${message}; see --help.`);
  }
}

/** The address without a trailing slash. */
function addressOf(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw new CannotRun(
      `--base-url ${text}: expected an address such as https://backend.example/api.`,
    );
  return text.replace(/\/$/, '');
}
