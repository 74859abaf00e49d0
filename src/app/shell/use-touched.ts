import { useSyncExternalStore } from 'react';

let isTouched = false;

/** A pointer over the page, moved or not, and a key. */
function subscribe(notify: () => void) {
  addEventListener('pointerover', notify);
  addEventListener('keydown', notify);
  return () => {
    removeEventListener('pointerover', notify);
    removeEventListener('keydown', notify);
  };
}

subscribe(() => {
  isTouched = true;
});

/** Whether somebody is at the page yet: for what its first visit must not wait for. */
export function useTouched(): boolean {
  return useSyncExternalStore(subscribe, () => isTouched);
}
