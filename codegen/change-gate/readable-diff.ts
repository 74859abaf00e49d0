import type { Change, Severity } from './change.ts';

const titles: Record<Severity, string> = {
  breaking: 'Breaking: a correct caller may fail',
  additive: 'Additive: no caller needs to change',
  documentation: 'Wording and examples',
};

/** The changes in readable form: by severity, one line for each place. */
export function readableDiff(changes: readonly Change[]): string {
  if (changes.length === 0) return 'The contract has not changed since its last release.';
  return Object.entries(
    Map.groupBy(changes, ({ severity }) => severity)
      .entries()
      .toArray(),
  )
    .map(([, [severity, those]]) => [`${titles[severity]} (${those.length})`, ...lines(those)])
    .map((block) => block.join('\n'))
    .join('\n\n');
}

function lines(changes: readonly Change[]): string[] {
  const places = Map.groupBy(changes, ({ subject, direction }) =>
    direction ? `${subject} (${direction})` : subject,
  );
  return [...places].map(
    ([place, those]) => `  ${place}: ${those.map(({ what }) => what).join('; ')}`,
  );
}
