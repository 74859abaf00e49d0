import { useEffect, useEffectEvent } from 'react';
import { fieldErrorsOf } from './errors.ts';

/**
 * Starts a list over if the server does not know the page in its address: a colleague's link, or
 * one from before somebody else signed in.
 */
export function useRefusedCursor(error: unknown, startOver: () => void): void {
  const start = useEffectEvent(startOver);
  const isRefused = fieldErrorsOf(error)?.some(({ pointer }) => pointer === '/query/cursor');
  useEffect(() => {
    if (isRefused) start();
  }, [isRefused]);
}
