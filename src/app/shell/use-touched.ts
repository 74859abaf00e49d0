import { useSyncExternalStore } from 'react';

const events = ['pointermove', 'pointerdown', 'keydown'] as const;
let isTouched = false;

function subscribe(notify: () => void) {
  for (const event of events) addEventListener(event, notify, { once: true });
  return () => {
    for (const event of events) removeEventListener(event, notify);
  };
}

subscribe(() => {
  isTouched = true;
});

/** Whether somebody has moved or pressed anything yet: for what a page must not wait for. */
export function useTouched(): boolean {
  return useSyncExternalStore(subscribe, () => isTouched);
}
