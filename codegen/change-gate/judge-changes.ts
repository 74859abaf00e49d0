import type { ContractDocument } from '../../common/contract/document.ts';
import type { Change } from './change.ts';
import { contractChanges } from './contract-changes.ts';
import { isAtLeast, lowestVersion, readVersion } from './versions.ts';

export interface GateInput {
  /** The bundle of the last release. */
  released: ContractDocument;
  /** The current bundle. */
  current: ContractDocument;
  /** Text of openapi/CHANGELOG.md. */
  changelog: string;
  /** Today's date, such as 2026-11-22. */
  today: string;
}

export interface GateVerdict {
  changes: Change[];
  /** Why the contract is refused; empty if it is not. */
  refusals: string[];
}

/** Compares the contract with its last release: a change needs a version and a changelog line. */
export function judgeChanges({ released, current, changelog, today }: GateInput): GateVerdict {
  const changes = contractChanges(released, current);
  const [worst] = changes;
  if (!worst || worst.severity === 'documentation') return { changes, refusals: [] };

  const before = readVersion(released.info.version);
  const version = current.info.version;
  const lowest = lowestVersion(before, worst.severity);
  const refusals: string[] = [];
  if (!isAtLeast(readVersion(version), lowest)) {
    refusals.push(
      `${worst.severity} changes since ${before.join('.')} need version ${lowest.join('.')} or higher in openapi/openapi.yaml, which has ${version}.`,
    );
  }
  refusals.push(...missingLines(changes, version, changelog));
  if (before[0] >= 1) refusals.push(...hasty(changes, today));
  return { changes, refusals };
}

/** Each breaking change is named in the version's section; other changes need any line. */
function missingLines(changes: readonly Change[], version: string, changelog: string): string[] {
  const section = sectionOf(changelog, version);
  if (!/^- /m.test(section)) {
    return [`openapi/CHANGELOG.md has no line under "## ${version}".`];
  }
  const breaking = changes.filter(({ severity }) => severity === 'breaking');
  const subjects = new Set(breaking.map(({ subject }) => subject));
  return [...subjects]
    .filter((subject) => !section.includes(`\`${subject}\``))
    .map((subject) => `openapi/CHANGELOG.md does not name \`${subject}\` under "## ${version}".`);
}

/** The text under a version's heading, which may include a date. */
export function sectionOf(changelog: string, version: string): string {
  const [, ...sections] = changelog.split(/^## /m);
  const found = sections.find((each) => /^\S+/.exec(each)?.[0] === version);
  return found?.replace(/^.*\n/, '') ?? '';
}

/** From 1.0.0 on, nothing is removed before its sunset. */
function hasty(changes: readonly Change[], today: string): string[] {
  return changes.flatMap(({ subject, removed }) => {
    if (!removed) return [];
    const sunset = removed.deprecated ? removed['x-sunset'] : undefined;
    if (sunset === undefined) return [`${subject} was removed without having been deprecated.`];
    return today < sunset ? [`${subject} was removed before its sunset of ${sunset}.`] : [];
  });
}
