import { expect, it } from 'vitest';
import type { Account } from './account.ts';
import type { ConformanceConfig } from './config.ts';
import { judgeServer } from './judge-server.ts';
import { exitCodeOf, partsOf } from './report/parts.ts';

const ONLY = ['--requests', '20', '--only', 'list-order,odd-words,contract,valid'];
const operations = ['createParcelPreset', 'listParcelPresets'] as const;

const hooks: [what: string, hook: ConformanceConfig['newAccount'], told: RegExp, heard: RegExp][] =
  [
    [
      'throws',
      () => Promise.reject(new Error('no test data')),
      /failed: no test data/,
      /undefined/,
    ],
    [
      'gets 500',
      async ({ baseUrl }, kind) => {
        const answer = await fetch(`${baseUrl}/test/accounts?kind=${kind}`, { method: 'POST' });
        return (await answer.json()) as Account;
      },
      /returned no account: .*email must be/,
      /curl -i -X POST '.*\/test\/accounts\?kind=company'.*500 application\/json\n\{"oops":1\}/s,
    ],
    [
      'is refused by an operation',
      async (api) => {
        const body = { login: 'a@shop.example', password: 'x' };
        const { session } = await api.ok('signIn', { body });
        return { kind: 'company', email: '', phone: '', password: '', token: session?.token ?? '' };
      },
      /A valid request of signIn was answered 500/,
      /sign-in.*500 application\/json/s,
    ],
  ];

it.each(hooks)(
  'an account whose hook %s could not be made, which is not the fault of what needs it',
  async (_what, newAccount, told, heard) => {
    const { results } = await judgeServer(
      (_request, response) => {
        response.writeHead(500).end('{"oops":1}');
      },
      { operations: [...operations, 'signIn'], ...(newAccount && { newAccount }) },
      [...ONLY, '--operation', operations.join()],
    );
    const { noAccount, failed, passed } = partsOf(results);
    expect(noAccount).toHaveLength(1);
    const [{ detail, curl, answer, waiting = 0 } = { detail: '', curl: '', answer: '' }] =
      noAccount;
    expect(detail).toMatch(/^could not run: the account could not be made\. /);
    expect(detail).toMatch(told);
    expect(`${curl}\n${answer}`).toMatch(heard);
    expect(waiting).toBeGreaterThan(0);
    expect(failed.filter(({ operation }) => operation !== 'signIn')).toEqual([]);
    expect(passed.filter(({ operation }) => operations.includes(operation as never))).toEqual([]);
    expect(exitCodeOf(partsOf(results))).toBe(failed.length > 0 ? 1 : 2);
  },
);
