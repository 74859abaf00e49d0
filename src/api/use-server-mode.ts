import { useEffect, useState } from 'react';
import { getHealth } from './generated/operations/operations.ts';
import { PRODUCT } from '../../common/product.ts';
import { HealthMode } from './generated/model/health-mode.ts';

const rememberedKey = `${PRODUCT.slug}_mode`;

let asked: Promise<HealthMode> | undefined;

/** The server's mode, requested once per document. Rejects if the server cannot be reached. */
export function serverMode(): Promise<HealthMode> {
  asked ??= getHealth().then(
    ({ mode }) => {
      remember(mode);
      return mode;
    },
    (reason: unknown) => {
      asked = undefined;
      throw reason;
    },
  );
  return asked;
}

/**
 * The same for components. Until the response arrives it is the last mode that this browser saw, so
 * that nothing moves; undefined if there is none.
 */
export function useServerMode(): HealthMode | undefined {
  const [mode, setMode] = useState(remembered);
  useEffect(() => {
    serverMode().then(setMode, () => {
      // The last mode stays.
    });
  }, []);
  return mode;
}

function remembered(): HealthMode | undefined {
  try {
    const mode = localStorage.getItem(rememberedKey);
    return Object.values(HealthMode).find((each) => each === mode);
  } catch {
    return undefined;
  }
}

function remember(mode: HealthMode): void {
  try {
    localStorage.setItem(rememberedKey, mode);
  } catch {
    // Without storage the next page requests it again.
  }
}
