import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProcess } from './run-process.ts';

const repository = path.resolve(import.meta.dirname, '..');

const headers = { Deprecation: {}, Sunset: {} };
const announced = { deprecated: true, 'x-deprecated-since': '2026-11-22', 'x-replaced-by': 'y' };
const paths = {
  '/current': { get: { responses: { '200': {} } } },
  '/merely-deprecated': { get: { deprecated: true, responses: { '200': {} } } },
  '/too-short': {
    get: { ...announced, 'x-sunset': '2027-05-21', responses: { '200': { headers } } },
  },
  '/long-enough': {
    get: { ...announced, 'x-sunset': '2027-05-22', responses: { '200': { headers } } },
  },
};

test('a deprecated operation says since when, until when and what replaces it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'deprecation-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const contract = path.join(folder, 'contract.json');
  const output = path.join(folder, 'found.json');
  await writeFile(contract, JSON.stringify({ openapi: '3.1.0', paths }));
  const { code, output: printed } = await runProcess(
    path.join(repository, 'node_modules/.bin/spectral'),
    ['lint', contract, '-r', 'openapi/rules/spectral.yaml', '-f', 'json', '-o', output, '-q'],
    { cwd: repository },
  );
  // 1: it has findings.
  expect(code, printed).toBe(1);
  const found = JSON.parse(await readFile(output, 'utf8')) as { code: string; path: string[] }[];
  const broken = Object.keys(paths).map((name) => {
    const own = found.filter(
      ({ code: rule, path: [, at] }) => at === name && /^deprecated-/.test(rule),
    );
    return [name, [...new Set(own.map(({ code: rule }) => rule))].sort()];
  });
  expect(Object.fromEntries(broken)).toEqual({
    '/current': [],
    '/merely-deprecated': [
      ...['deprecated-operation-headers', 'deprecated-replaced-by'],
      ...['deprecated-since', 'deprecated-sunset'],
    ],
    '/too-short': ['deprecated-long-enough'],
    '/long-enough': [],
  });
}, 120_000);
