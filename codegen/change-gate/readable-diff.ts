import type { Change, Severity } from './change.ts';

const titles: Record<Severity, string> = {
  breaking: 'Breaking: a caller that kept to the contract may fail',
  additive: 'Additive: no caller notices unless it wants to',
  documentation: 'Words and examples',
};

/** The changes for a person: by severity, one line for each place. */
export function readableDiff(changes: readonly Change[]): string {
  if (changes.length === 0) return 'The contract is as it was released.';
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
