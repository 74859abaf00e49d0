import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';
import { CannotRun } from './cannot-run.ts';
import { loadConfig } from './load-config.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'config-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const skippable = new Set(['createShipment']);

async function load(text: string) {
  const file = path.join(folder, `${crypto.randomUUID()}.mjs`);
  if (text !== '') writeFileSync(file, text);
  return loadConfig(file, skippable);
}

const HOOKS = `name: 'x', latestCode() {}, addBalance() {}`;

it.each([
  `export const config = { ${HOOKS} }`,
  `export default { name: 'x' }`,
  `export default { ${HOOKS}, skip: { createShipment: 'not built' } }`,
])('a config is accepted: %s', async (text) => {
  expect(await load(text)).toMatchObject({ name: 'x' });
});

it('operations that the config does not name are left out, and reasons of its own stay', async () => {
  const { skip } = await load(
    `export default { name: 'x', operations: ['signIn'], skip: { createShipment: 'later' } }`,
  );
  expect(skip).not.toHaveProperty('signIn');
  expect(skip?.createShipment).toBe('later');
  expect(skip?.getProfile).toMatch(/not among the `operations`/);
});

it.each([
  ['', /mjs does not exist/],
  ['export const settings = {}', /neither `config` nor a default/],
  ['export const config = {', /cannot be imported\. /],
  [`import './gone.mjs'; export const config = { ${HOOKS} }`, /cannot be imported.*gone\.mjs/],
  ['export default 4', /must be an object/],
  [`export default { name: 'x', latestCode: '123456' }`, /latestCode must be a function/],
  [`export default { name: 'x', operations: ['signin'] }`, /operations: signin is not in the/],
  [`export default { ${HOOKS}, latestcode: 1 }`, /unknown member latestcode/],
  [`export default { ${HOOKS}, skip: { shipments: 'later' } }`, /skip\.shipments is not a check/],
  [`export default { ${HOOKS}, skip: { createShipment: true } }`, /createShipment .* the reason/],
])('a config is refused in one line: %s', async (text, message) => {
  const refused = await load(text).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CannotRun);
  expect((refused as Error).message).toMatch(message);
  expect((refused as Error).message).not.toContain('\n');
});

it.each([
  [['--nope'], /--nope/],
  [['--base-url', 'backend.example/api'], /https:/],
  [['--base-url', 'http://backend.example/api?x=1'], /https:/],
  [['--requests', '0'], /whole number/],
  [['--operation', 'signIn,signin'], /contract: signin\./],
])('the command line refuses %s in one line', (args, message) => {
  expect(() => readArguments(args)).toThrow(CannotRun);
  expect(() => readArguments(args)).toThrow(message);
});

it('the command line accepts an address with a trailing slash', () => {
  const { baseUrl } = readArguments(['--base-url', 'https://backend.example/api/']);
  expect(baseUrl).toBe('https://backend.example/api');
});
