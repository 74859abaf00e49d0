import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readFaults } from './broken-servers.ts';
import { namedIn, tableOf } from './broken-table.ts';

it('lists which mistakes were caught, by which checks, and which were not', async () => {
  const failed = { check: 'contract', operation: 'getShipment', ok: false, clause: '' } as const;
  const operations = ['createQuote', 'signIn', 'signOut', 'getProfile', 'getBalance'] as const;
  const everywhere = operations.map((operation) => ({ ...failed, operation, check: 'ledger' }));
  const page = await tableOf(
    [
      { name: 'seen', does: 'One thing.', beyond: '' },
      { name: 'unseen', does: 'Another.', beyond: '' },
      { name: 'far', does: 'A third.', beyond: 'It takes a year.' },
    ],
    new Map([
      ['seen', { by: [failed, ...everywhere], after: 7 }],
      ['unseen', { by: [], after: 900 }],
    ]),
    { requests: '900', seed: '1', commit: '2026-11-22, abcdef0' },
  );
  expect(page).toContain('1 of 2 were caught');
  const by = '`contract` at getShipment; `ledger` at createQuote, signIn, signOut and 2 more';
  expect(rowsOf(page)).toEqual([
    ['seen', 'One thing.', by, '7'],
    ['unseen', 'Another.', '**none**', '900'],
    ['far', 'A third.', 'It takes a year.'],
  ]);
  const operationsNamed = ['getShipment', 'createQuote', 'signIn', 'signOut'];
  expect([...namedIn(page)]).toEqual([
    ['seen', { checks: ['contract', 'ledger'], operations: operationsNamed }],
    ['unseen', { checks: [], operations: [] }],
  ]);
});

it('has a page that lists every mistake, all of them caught', async () => {
  const page = await readFile(new URL('../../docs/broken-servers.md', import.meta.url), 'utf8');
  const names = rowsOf(page).map(([name]) => name);
  expect(new Set(names)).toEqual(new Set(readFaults().map(({ name }) => name)));
  expect(page).not.toContain('**none**');
  // The list of mistakes comes from a process of its own, which a busy machine starts slowly.
}, 60_000);

/** The cells of each row that begins with a name. */
function rowsOf(page: string): string[][] {
  const lines = page.split('\n').filter((line) => line.startsWith('| `'));
  return lines.map((line) => {
    const [name = '', ...cells] = line.split('|').slice(1, -1);
    return [name.trim().replaceAll('`', ''), ...cells.map((cell) => cell.trim())];
  });
}
