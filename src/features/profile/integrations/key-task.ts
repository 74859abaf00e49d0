import type { ApiKey } from '../../../api/generated/model/api-key.ts';
import type { IssuedKey } from '../../../api/generated/model/issued-key.ts';

/** What is under way with the keys. */
export type KeyTask =
  | { kind: 'create' }
  | { kind: 'rotate'; key: ApiKey }
  /** The secret is there, this once. */
  | { kind: 'keep'; issued: IssuedKey };
