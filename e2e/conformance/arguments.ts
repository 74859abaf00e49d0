import { parseArgs } from 'node:util';
import { CannotRun } from './cannot-run.ts';
import { allOperations } from './contract.ts';

export interface Arguments {
  /** Left out: the reference backend is started. */
  baseUrl?: string;
  config: string;
  requests: number;
  seed: number;
  /** Ids of checks; empty for all. */
  checks: readonly string[];
  /** Ids of operations; empty for all. */
  operations: readonly string[];
  report: string;
  /** Whether the run ends at the first failure. */
  bail: boolean;
  /** Whether the report holds what requests were proved with. */
  keepTokens: boolean;
  /** Whether the options are to be shown, and nothing else. */
  help: boolean;
}

export const REFERENCE_CONFIG = 'e2e/conformance/reference.config.ts';

const SPLIT = /[\s,]+/;

/** @throws CannotRun for what cannot be read. */
export function readArguments(args: readonly string[]): Arguments {
  const isFull = process.env.TEST_COUNTS === 'full';
  const values = parsed(args, isFull ? '100000' : '5000');
  const [requests, seed] = [Number(values.requests), Number(values.seed)];
  if (!Number.isSafeInteger(requests) || requests < 1)
    throw new CannotRun('--requests: a whole number from 1 on.');
  if (!Number.isSafeInteger(seed)) throw new CannotRun('--seed: a whole number.');
  const list = (text: string) => text.split(SPLIT).filter((each) => each !== '');
  const operations = list(values.operation);
  const unknown = operations.filter((each) => !allOperations.some(({ id }) => id === each));
  if (unknown.length > 0)
    throw new CannotRun(`--operation: the contract has no ${unknown.join(', ')}.`);
  const baseUrl = values['base-url'] && addressOf(values['base-url']);
  return {
    ...(baseUrl !== undefined && { baseUrl }),
    config: values.config,
    requests,
    seed,
    checks: list(values.only),
    operations,
    report: values.report,
    bail: values.bail,
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
        'keep-tokens': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    const [message = ''] = (error as Error).message.split('\n');
    throw new CannotRun(`${message}; --help has the options.`);
  }
}

/** The address without the stroke at its end. */
function addressOf(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw new CannotRun(`--base-url ${text}: an address such as https://backend.example/api.`);
  return text.replace(/\/$/, '');
}
