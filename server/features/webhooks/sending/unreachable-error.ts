/** Why there is no answer of a receiver. */
export type UnreachableReason =
  /** The URL is refused by the policy (`judgeTarget`). */
  | 'forbidden_target'
  /** One of the host's addresses is. */
  | 'forbidden_address'
  | 'timeout'
  | 'dns'
  | 'connect'
  /** No TLS, or a certificate that is not trusted or not the host's. */
  | 'tls'
  /** The connection ended before an answer. */
  | 'no_answer'
  /** What came is no HTTP. */
  | 'malformed_answer';

/** A receiver gave no answer. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  readonly reason: UnreachableReason;

  constructor(reason: UnreachableReason, options?: ErrorOptions) {
    super(`the receiver was not reached: ${reason}`, options);
    this.reason = reason;
  }
}
