import { readFile, writeFile } from 'node:fs/promises';
import {
  bundleFile,
  changelogFile,
  readContract,
  releasedFile,
  today,
} from './change-gate/files.ts';
import { judgeChanges, sectionOf } from './change-gate/judge-changes.ts';
import { isAtLeast, readVersion } from './change-gate/versions.ts';

/**
 * `npm run release-contract`: releases the current contract, with which changes are then compared,
 * and writes the date beside its version in openapi/CHANGELOG.md. Commit both and tag the commit.
 */
const released = await readContract(releasedFile);
const current = await readContract(bundleFile);
const changelog = await readFile(changelogFile, 'utf8');
const { version } = current.info;

const { refusals } = judgeChanges({ released, current, changelog, today: today() });
if (isAtLeast(readVersion(released.info.version), readVersion(version))) {
  refusals.push(
    `${released.info.version} is already released; openapi/openapi.yaml has ${version}.`,
  );
} else if (sectionOf(changelog, version).trim() === '') {
  refusals.push(`openapi/CHANGELOG.md has nothing under "## ${version}".`);
}

if (refusals.length > 0) {
  console.error(`Not released:\n  ${refusals.join('\n  ')}`);
  process.exitCode = 1;
} else {
  const heading = new RegExp(`^## ${version.replaceAll('.', '\\.')}.*$`, 'm');
  await writeFile(changelogFile, changelog.replace(heading, `## ${version} (${today()})`));
  await writeFile(releasedFile, await readFile(bundleFile));
  console.log(`Released ${version}. Commit it and tag the commit contract-${version}.`);
}
