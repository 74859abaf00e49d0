import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContractDocument } from '../../common/contract/document.ts';
import { runProcess } from '../run-process.ts';

const repository = path.resolve(import.meta.dirname, '../..');

export const bundleFile = path.join(repository, 'openapi/generated/openapi.json');
export const releasedFile = path.join(repository, 'openapi/released/openapi.json');
export const changelogFile = path.join(repository, 'openapi/CHANGELOG.md');

export async function readContract(file: string): Promise<ContractDocument> {
  return JSON.parse(await readFile(file, 'utf8')) as ContractDocument;
}

/** The bundle at a revision. @param revision tag, branch or commit */
export async function readContractAt(revision: string): Promise<ContractDocument> {
  const { code, output } = await runProcess(
    'git',
    ['show', `${revision}:openapi/generated/openapi.json`],
    { cwd: repository },
  );
  if (code !== 0) throw new Error(output);
  return JSON.parse(output) as ContractDocument;
}

/** Today's date in UTC, such as 2026-11-22. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
