import type { Referring } from '../../common/contract/document.ts';

/** Requests are written by callers and read by servers; answers the other way about. */
export type Direction = 'request' | 'answer';

/**
 * `breaking`: a caller that kept to the contract before may fail now. `additive`: none can.
 * `documentation`: nothing changes on the wire.
 */
export type Severity = 'breaking' | 'additive' | 'documentation';

export interface Change {
  severity: Severity;
  /** Where, in words that a changelog can use: `Shipment.status`, `createShipment`. */
  subject: string;
  /** Left out where the contract as a whole or an operation changed. */
  direction?: Direction;
  /** What, in plain words. */
  what: string;
  /** What stood there before, when it was taken away and could have been marked deprecated. */
  removed?: Referring;
}

/** Callers may send less, or must expect more: that breaks them. The other way about does not. */
export function severityOf(direction: Direction, change: 'narrower' | 'wider'): Severity {
  return (direction === 'request') === (change === 'narrower') ? 'breaking' : 'additive';
}
