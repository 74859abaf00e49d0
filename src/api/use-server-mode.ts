import { useEffect, useState } from 'react';
import { getHealth } from './generated/operations/operations.ts';
import { PRODUCT } from '../../common/product.ts';
import { HealthMode } from './generated/model/health-mode.ts';

const rememberedKey = `${PRODUCT.slug}_mode`;

let asked: Promise<HealthMode | undefined> | undefined;

/** How the server runs, asked once for a document; undefined while it cannot be known. */
export function serverMode(): Promise<HealthMode | undefined> {
  asked ??= getHealth().then(
    ({ mode }) => {
      remember(mode);
      return mode;
    },
    () => {
      asked = undefined;
      return undefined;
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
    void serverMode().then((told) => {
      if (told !== undefined) setMode(told);
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
