import { useRef } from 'react';
import { newIdempotencyKey } from './idempotency-key.ts';

/**
 * The header of a request that must happen only once: the same for each try, until what is sent
 * changes.
 */
export function useIdempotencyKey() {
  const attempt = useRef<{ key: string; sent: string } | null>(null);
  return (data: unknown) => {
    const sent = JSON.stringify(data);
    if (attempt.current?.sent !== sent) attempt.current = { key: newIdempotencyKey(), sent };
    return { 'Idempotency-Key': attempt.current.key };
  };
}
