import type { ContractDocument } from '../../common/contract/document.ts';

export const kinds = ['rename', 'remove', 'retype', 'require', 'narrow', 'tighten'] as const;
export type Kind = (typeof kinds)[number];

/** One change of the contract that the web app or the backend depends on. */
export interface Mutation {
  kind: Kind;
  /** `Shipment.status`, for people. */
  place: string;
  /** What was changed, for people. */
  what: string;
  /** The named schema that contains it; undefined for operations and their parameters. */
  schema?: string;
  /** Names likely to occur in code that uses the place, to check that code first. */
  words: string[];
  apply: (document: ContractDocument) => void;
}
