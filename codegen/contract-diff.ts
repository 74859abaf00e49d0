import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  bundleFile,
  changelogFile,
  readContract,
  readContractAt,
  releasedFile,
  today,
} from './change-gate/files.ts';
import { judgeChanges } from './change-gate/judge-changes.ts';
import { readableDiff } from './change-gate/readable-diff.ts';

/**
 * `npm run contract-diff`: prints what changed in the contract since its last release. Exit code 1
 * if version or changelog do not say so. `-- --since REVISION` compares with the bundle
 * of a tag, branch or commit instead. The rules are in docs/adr/0019-changing-the-contract.md.
 */
const { values: flags } = parseArgs({ options: { since: { type: 'string' } } });

const released = await (flags.since ? readContractAt(flags.since) : readContract(releasedFile));
const current = await readContract(bundleFile);
const changelog = await readFile(changelogFile, 'utf8');
const { changes, refusals } = judgeChanges({ released, current, changelog, today: today() });

console.log(`From ${released.info.version} to ${current.info.version}\n\n${readableDiff(changes)}`);
if (refusals.length > 0) {
  console.error(`\nRefused:\n  ${refusals.join('\n  ')}`);
  process.exitCode = 1;
}
