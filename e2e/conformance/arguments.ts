import { parseArgs } from 'node:util';

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
}

export const USAGE = `npm run conformance -- [options]
  --base-url URL     where the contract's paths begin, such as https://backend.example/api;
                     left out, the reference backend is started
  --config FILE      what your backend does its own way (e2e/conformance/config.ts)
  --requests N       generated requests, 5000 when left out, 100000 with TEST_COUNTS=full
  --seed S           what chance decides, decided the same again
  --only ID,ID       these checks alone
  --operation ID,ID  generated requests of these operations alone
  --bail             ends at the first failure
  --report DIR       for report.md and results.json, beside DIR.xml; reports/conformance when left out`;

const SPLIT = /[\s,]+/;

/** @throws TypeError or RangeError for what cannot be read. */
export function readArguments(args: readonly string[]): Arguments {
  const isFull = process.env.TEST_COUNTS === 'full';
  const { values } = parseArgs({
    args: [...args],
    options: {
      'base-url': { type: 'string' },
      config: { type: 'string', default: 'e2e/conformance/reference.config.ts' },
      requests: { type: 'string', default: isFull ? '100000' : '5000' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
      only: { type: 'string', default: '' },
      operation: { type: 'string', default: '' },
      bail: { type: 'boolean', default: false },
      report: { type: 'string', default: 'reports/conformance' },
    },
  });
  const [requests, seed] = [Number(values.requests), Number(values.seed)];
  if (!Number.isSafeInteger(requests) || requests < 1)
    throw new RangeError('--requests: a whole number');
  if (!Number.isSafeInteger(seed)) throw new RangeError('--seed: a whole number');
  const list = (text: string) => text.split(SPLIT).filter((each) => each !== '');
  const baseUrl = values['base-url']?.replace(/\/$/, '');
  return {
    ...(baseUrl !== undefined && { baseUrl }),
    config: values.config,
    requests,
    seed,
    checks: list(values.only),
    operations: list(values.operation),
    report: values.report,
    bail: values.bail,
  };
}
