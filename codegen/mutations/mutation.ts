import type { ContractDocument } from '../../common/contract/document.ts';

export const kinds = ['rename', 'remove', 'retype', 'require', 'narrow', 'tighten'] as const;
export type Kind = (typeof kinds)[number];

/** One change of the contract that the web app or the backend depends on. */
export interface Mutation {
  kind: Kind;
  /** `Shipment.status`, for people. */
  place: string;
  /** What was done there, for people. */
  what: string;
  /** The named schema that it is in; undefined for operations and their parameters. */
  schema?: string;
  /** Names that code which uses the place is likely to hold, so that it is looked at first. */
  words: string[];
  apply: (document: ContractDocument) => void;
}
