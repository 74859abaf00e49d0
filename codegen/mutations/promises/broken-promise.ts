import type { ContractDocument } from '../../../common/contract/document.ts';

export const kinds = ['examples', 'words', 'security', 'media types', 'headers', 'tags'] as const;
export type Kind = (typeof kinds)[number];

/** One mistake in what the contract says beside its schemas and its examples. */
export interface BrokenPromise {
  kind: Exclude<Kind, 'examples'>;
  /** Where it is, as Spectral names places. */
  place: readonly string[];
  /** What was changed, for people. */
  what: string;
  apply: (document: ContractDocument) => void;
}

/** The part of a contract at a place. */
export function nodeAt(
  document: ContractDocument,
  place: readonly string[],
): Record<string, unknown> {
  const node = place.reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | undefined)?.[key],
    document,
  );
  if (typeof node !== 'object') throw new Error(`Not in the contract: ${place.join('.')}`);
  return node as Record<string, unknown>;
}
