import styled from '@emotion/styled';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../i18n/use-text.ts';
import { layers } from '../theme/tokens.ts';
import { ToastCard } from './toast-card.tsx';
import {
  closeToast,
  currentToasts,
  holdToasts,
  releaseToasts,
  subscribeToToasts,
  type ToastHold,
} from './toast-store.ts';

/**
 * Space between toasts, and between them and the edges of the screen: 16 px in the specification.
 */
const gap = 16;

/** Room for the shadows, which a scrolling list cuts off at its edges. */
const shadow = 32;

const List = styled('ol')({
  position: 'fixed',
  insetBlockEnd: 0,
  // Bottom right in both directions, as the specification requires.
  right: 0,
  zIndex: layers.toast,
  // The newest toast is first for the keyboard and screen readers, and lowest on the screen.
  display: 'flex',
  flexDirection: 'column-reverse',
  inlineSize: `min(${380 + gap + shadow}px, 100vw)`,
  maxBlockSize: '100dvh',
  overflowY: 'auto',
  // A screen with a bar at its bottom edge lifts the toasts above it.
  paddingBlockEnd: `var(--foot-inset, ${gap}px)`,
  paddingLeft: shadow,
  paddingRight: gap,
  pointerEvents: 'none',
  '@media (max-width: 599.95px)': { paddingLeft: gap },
});

/** Moves the focus to the toasts from anywhere. */
const hotkey = 'F8';

/** The corner where toasts appear. Screen readers announce them politely, failures at once. */
export function Toaster() {
  const text = useText();
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const shown = toasts.length > 0;

  useLayoutEffect(() => {
    // A dialog hides everything outside it from screen readers, but they need the toasts too.
    section.current?.removeAttribute('aria-hidden');
  }, [toasts]);
  useEffect(() => (shown ? followAttention(list) : undefined), [shown]);

  return createPortal(
    <section ref={section} aria-label={text('ui.toasts', { hotkey })}>
      <List
        ref={list}
        aria-live="polite"
        aria-relevant="additions"
        onFocus={({ relatedTarget }) => {
          if (!list.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
          holdToasts('focus');
        }}
        onBlur={({ relatedTarget }) => {
          if (!list.current?.contains(relatedTarget)) releaseToasts('focus');
        }}
      >
        {toasts.toReversed().map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            gap={gap}
            onClose={(row, byKeyboard) => {
              if (row.contains(document.activeElement)) {
                moveFocusOn(row, byKeyboard, cameFrom.current);
              }
              closeToast(toast.id);
            }}
          />
        ))}
      </List>
    </section>,
    document.body,
  );
}

/** Keeps the focus in the page: it goes to the next toast, or back to where it came from. */
function moveFocusOn(row: Element, byKeyboard: boolean, cameFrom: Element | null) {
  const others = row.parentElement?.querySelectorAll('[data-open="true"]') ?? [];
  const beside = [...others].find((other) => other !== row);
  const next = byKeyboard ? beside?.querySelector('button') : null;
  const target = next ?? (cameFrom?.isConnected ? cameFrom : null);
  if (target instanceof HTMLElement) target.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/**
 * Pauses the toasts while the pointer is on one or the tab is hidden, and handles the hotkey. It
 * watches the pointer on the whole document: a toast that is removed from under the pointer gets no
 * leave event.
 */
function followAttention(list: React.RefObject<HTMLOListElement | null>): () => void {
  const set = (hold: ToastHold, on: boolean) => {
    if (on) holdToasts(hold);
    else releaseToasts(hold);
  };
  const stop = new AbortController();
  const { signal } = stop;
  const seen = () => {
    set('hidden', document.hidden);
  };
  seen();
  document.addEventListener('visibilitychange', seen, { signal });
  document.addEventListener(
    'pointerover',
    ({ target }) => {
      set('pointer', target instanceof Node && list.current?.contains(target) === true);
    },
    { signal },
  );
  document.documentElement.addEventListener(
    'pointerleave',
    () => {
      set('pointer', false);
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== hotkey) return;
      event.preventDefault();
      list.current?.querySelector('button')?.focus();
    },
    { signal },
  );
  return () => {
    stop.abort();
    for (const hold of ['pointer', 'focus', 'hidden'] as const) releaseToasts(hold);
  };
}
