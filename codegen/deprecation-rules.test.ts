import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bundleFile, readContract } from './change-gate/files.ts';
import type { OperationObject } from '../common/contract/document.ts';
import { runProcess } from './run-process.ts';

const repository = path.resolve(import.meta.dirname, '..');

/** The rules that the contract breaks once `listParcelPresets` has changed so. */
async function brokenRules(change: (operation: OperationObject) => void): Promise<string[]> {
  const contract = await readContract(bundleFile);
  const operation = contract.paths['/website/parcel-presets']?.get;
  if (operation) change(operation);
  const folder = await mkdtemp(path.join(tmpdir(), 'deprecation-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [input, output] = [path.join(folder, 'contract.json'), path.join(folder, 'found.json')];
  await writeFile(input, JSON.stringify(contract));
  const { code, output: printed } = await runProcess(
    path.join(repository, 'node_modules/.bin/spectral'),
    ['lint', input, '-r', 'openapi/rules/spectral.yaml', '-f', 'json', '-o', output, '-q'],
    { cwd: repository },
  );
  if (code > 1) throw new Error(printed);
  const found = JSON.parse(await readFile(output, 'utf8')) as { code: string }[];
  return [...new Set(found.map((each) => each.code))].toSorted();
}

/** As long as linting the whole contract may take on a machine with other things to do. */
const timeout = 120_000;

test(
  'what is deprecated says since when, until when, what instead, and in its answers',
  { timeout },
  async () => {
    const broken = await brokenRules((operation) => (operation.deprecated = true));
    expect(broken).toEqual([
      'deprecated-operation-headers',
      'deprecated-replaced-by',
      'deprecated-since',
      'deprecated-sunset',
    ]);
  },
);

test('and lasts six months', { timeout }, async () => {
  const broken = await brokenRules((operation) => {
    Object.assign(operation, {
      deprecated: true,
      'x-deprecated-since': '2026-11-22',
      'x-sunset': '2027-05-21',
      'x-replaced-by': 'listSavedReceivers',
    });
    const { headers } = operation.responses['200'] ?? {};
    const schema = { type: 'string', maxLength: 40, pattern: '^\\S' };
    Object.assign(headers ?? {}, {
      Deprecation: { description: 'Since when.', schema },
      Sunset: { description: 'Until when.', schema },
    });
  });
  expect(broken).toEqual(['deprecated-long-enough']);
});
