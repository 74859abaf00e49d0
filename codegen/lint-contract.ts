import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProcess } from './run-process.ts';

const repository = path.resolve(import.meta.dirname, '..');

/** What Spectral finds in a contract: the rule, and where it is broken. */
export interface Finding {
  code: string;
  message: string;
  path: string[];
}

/** The findings of `openapi/rules/spectral.yaml` in a contract of a test. */
export async function findingsIn(contract: object): Promise<Finding[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lint-contract-'));
  try {
    const file = path.join(folder, 'contract.json');
    const output = path.join(folder, 'found.json');
    await writeFile(file, JSON.stringify(contract));
    const { code, output: printed } = await runProcess(
      path.join(repository, 'node_modules/.bin/spectral'),
      ['lint', file, '-r', 'openapi/rules/spectral.yaml', '-f', 'json', '-o', output, '-q'],
      { cwd: repository },
    );
    // 1: it has findings.
    if (code !== 0 && code !== 1) throw new Error(`spectral exited with ${code}.\n${printed}`);
    return JSON.parse(await readFile(output, 'utf8')) as Finding[];
  } finally {
    await rm(folder, { recursive: true });
  }
}
