import type { Result } from '../findings.ts';
import { WORKFLOWS } from '../workflows.ts';

/** One reason, and everything that was not judged for it. */
export interface NotJudged {
  why: string;
  /** Operations, laws and workflows. */
  what: string[];
}

/** What neither passed nor failed, by its reason, the most frequent first. */
export function notJudgedIn(results: readonly Result[]): NotJudged[] {
  const skipped = results.filter((each) => each.skipped !== undefined);
  const byReason = Map.groupBy(skipped, (each) => each.skipped ?? '');
  return [...byReason]
    .map(([why, same]) => ({ why, what: [...new Set(same.map(nameOf))] }))
    .toSorted((one, other) => other.what.length - one.what.length);
}

function nameOf({ check, operation, clause }: Result): string {
  if (operation !== undefined || check !== WORKFLOWS.id) return operation ?? check;
  const [file = clause] = /[\w-]+\.arazzo\.yaml/.exec(clause) ?? [];
  return `steps of ${file}`;
}
