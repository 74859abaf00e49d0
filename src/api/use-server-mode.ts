import { useEffect, useState } from 'react';
import { getHealth } from './generated/operations/operations.ts';
import type { Health } from './generated/model/health.ts';

let asked: Promise<Health['mode'] | undefined> | undefined;

/** How the server runs, asked once for a document; undefined while it cannot be known. */
export function serverMode(): Promise<Health['mode'] | undefined> {
  asked ??= getHealth().then(
    ({ mode }) => mode,
    () => {
      asked = undefined;
      return undefined;
    },
  );
  return asked;
}

/** The same for components; undefined until the answer is there. */
export function useServerMode(): Health['mode'] | undefined {
  const [mode, setMode] = useState<Health['mode']>();
  useEffect(() => {
    void serverMode().then(setMode);
  }, []);
  return mode;
}
