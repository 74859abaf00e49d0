import type { Referring } from '../../common/contract/document.ts';

/** Callers write requests and servers read them; answers go the other way. */
export type Direction = 'request' | 'answer';

/**
 * `breaking`: a correct caller may fail now. `additive`: no caller can fail.
 * `documentation`: nothing changes on the wire.
 */
export type Severity = 'breaking' | 'additive' | 'documentation';

export interface Change {
  severity: Severity;
  /** The place, as a changelog can name it: `Shipment.status`, `createShipment`. */
  subject: string;
  /** Absent if an operation or the contract as a whole changed. */
  direction?: Direction;
  /** The change in plain words. */
  what: string;
  /** What was removed, if it could have been marked as deprecated. */
  removed?: Referring;
}

/** It breaks callers if they may send less or must expect more. The reverse does not. */
export function severityOf(direction: Direction, change: 'narrower' | 'wider'): Severity {
  return (direction === 'request') === (change === 'narrower') ? 'breaking' : 'additive';
}
