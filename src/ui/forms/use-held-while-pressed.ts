import { useState, useSyncExternalStore } from 'react';

/**
 * A value that does not change while the pointer is pressed. Leaving a field shows its message, and
 * a message that appeared between press and release would move what the person is pressing.
 */
export function useHeldWhilePressed<Value>(value: Value): Value {
  const pressed = useSyncExternalStore(subscribe, () => isPressed);
  const [shown, setShown] = useState(value);
  if (pressed || shown === value) return shown;
  setShown(value);
  return value;
}

let isPressed = false;
const listeners = new Set<() => void>();

function setPressed(next: boolean) {
  isPressed = next;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  if (listeners.size === 0) watchPointer();
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Adding the same listener again has no effect, so they are never removed. */
function watchPointer() {
  window.addEventListener('pointerdown', press, true);
  for (const end of ['pointerup', 'pointercancel', 'dragend']) {
    window.addEventListener(end, release, true);
  }
}
function press() {
  setPressed(true);
}
/** The click event comes in the same task as the release. */
function release() {
  setTimeout(setPressed, 0, false);
}
