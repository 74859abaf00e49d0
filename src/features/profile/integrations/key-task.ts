import type { ApiKey } from '../../../api/generated/model/api-key.ts';
import type { IssuedKey } from '../../../api/generated/model/issued-key.ts';

/** The current task with the keys. */
export type KeyTask =
  | { kind: 'create' }
  | { kind: 'rotate'; key: ApiKey }
  /** Shows the secret, once. */
  | { kind: 'keep'; issued: IssuedKey };
