/** Demo mode only: messages that were not sent. */
export const outboxPath = '/dev/outbox';
