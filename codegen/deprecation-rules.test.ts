import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContractDocument, OperationObject } from '../common/contract/document.ts';
import { runProcess } from './run-process.ts';

const repository = path.resolve(import.meta.dirname, '..');

const at = '/website/parcel-presets';

/** The contract with one path and the components that it uses. */
async function smallContract(): Promise<ContractDocument> {
  const bundle = await readFile(path.join(repository, 'openapi/generated/openapi.json'), 'utf8');
  const contract = JSON.parse(bundle) as ContractDocument;
  const components: ContractDocument['components'] = {
    securitySchemes: contract.components.securitySchemes ?? {},
  };
  const follow = (from: unknown) => {
    for (const [, kind = '', name = ''] of JSON.stringify(from).matchAll(
      /"#\/components\/(\w+)\/([^"/]+)/g,
    )) {
      const kept = (components[kind] ??= {});
      if (name in kept) continue;
      kept[name] = contract.components[kind]?.[name];
      follow(kept[name]);
    }
  };
  const item = contract.paths[at] ?? {};
  follow(item);
  return { ...contract, paths: { [at]: item }, components };
}

/** Changes of `listParcelPresets`, by name. */
const changes: Record<string, (operation: OperationObject) => void> = {
  'as it is': () => undefined,
  'merely deprecated': (operation) => (operation.deprecated = true),
  'deprecated for too short': (operation) => {
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
  },
};

let folder: string;
let found: { code: string; source: string }[];

/** All contracts in one run, because most of a run is Spectral's start. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'deprecation-'));
  const contract = await smallContract();
  for (const [name, change] of Object.entries(changes)) {
    const changed = structuredClone(contract);
    const operation = changed.paths[at]?.get;
    if (operation) change(operation);
    await writeFile(path.join(folder, `${name}.json`), JSON.stringify(changed));
  }
  const output = path.join(folder, 'found');
  const { code, output: printed } = await runProcess(
    path.join(repository, 'node_modules/.bin/spectral'),
    [
      ...['lint', `${folder}/*.json`, '-r', 'openapi/rules/spectral.yaml'],
      ...['-f', 'json', '-o', output, '-q'],
    ],
    { cwd: repository },
  );
  if (code > 1) throw new Error(printed);
  found = JSON.parse(await readFile(output, 'utf8')) as typeof found;
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

test.each<[string, string[]]>([
  ['as it is', []],
  [
    'merely deprecated',
    [
      'deprecated-operation-headers',
      'deprecated-replaced-by',
      'deprecated-since',
      'deprecated-sunset',
    ],
  ],
  ['deprecated for too short', ['deprecated-long-enough']],
])('an operation %s breaks the rules %j', (name, rules) => {
  const broken = found.filter(({ source }) => path.basename(source) === `${name}.json`);
  expect([...new Set(broken.map(({ code }) => code))].toSorted()).toEqual(rules);
});
