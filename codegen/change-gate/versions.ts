import type { Severity } from './change.ts';

/** Major, minor and patch. */
export type Version = readonly [number, number, number];

/** @throws Error unless it is three numbers separated by dots */
export function readVersion(text: string): Version {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  if (!match) throw new Error(`Not a version such as 1.2.3: ${text}`);
  const [, major, minor, patch] = match;
  return [Number(major), Number(minor), Number(patch)];
}

/**
 * The lowest version that may follow `released` for changes of this severity: a breaking one is a
 * major step, an additive one a minor step; before 1.0.0 a minor step and a patch (semver.org, 4).
 * Changes of wording need none.
 */
export function lowestVersion(released: Version, severity: Severity): Version {
  const [major, minor, patch] = released;
  if (severity === 'documentation') return released;
  if (severity === 'breaking') return major === 0 ? [0, minor + 1, 0] : [major + 1, 0, 0];
  return major === 0 ? [0, minor, patch + 1] : [major, minor + 1, 0];
}

export function isAtLeast(version: Version, lowest: Version): boolean {
  const at = version.findIndex((part, index) => part !== lowest[index]);
  return at === -1 || (version[at] ?? 0) > (lowest[at] ?? 0);
}
