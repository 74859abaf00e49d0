import { useEffect, useState } from 'react';
import { getHealth } from './generated/operations/operations.ts';
import { PRODUCT } from '../../common/product.ts';
import { HealthMode } from './generated/model/health-mode.ts';

const rememberedKey = `${PRODUCT.slug}_mode`;

let asked: Promise<HealthMode> | undefined;

/** How the server runs, asked once for a document; fails when the server cannot be asked. */
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
 * The same for components. Until the answer is there it is what this browser heard last, so that
 * nothing moves when it comes; undefined where it has heard nothing.
 */
export function useServerMode(): HealthMode | undefined {
  const [mode, setMode] = useState(remembered);
  useEffect(() => {
    serverMode().then(setMode, () => {
      // What it heard last stands.
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
    // Without storage the next page only asks again.
  }
}
