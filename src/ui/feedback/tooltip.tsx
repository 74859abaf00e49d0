import {
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
  type PointerEvent,
  type ReactNode,
} from 'react';
import type { TooltipBubble } from './tooltip-bubble.tsx';
import {
  askForTooltip,
  hideTooltip,
  openTooltip,
  showTooltip,
  subscribeToTooltips,
  tooltipTimes,
} from './tooltip-timing.ts';

interface TooltipProps {
  /** The name of the control, which has it as its `aria-label` too. */
  label: string;
  /** One control. */
  children: ReactNode;
}

/**
 * Shows the name of a control that has only an icon: to the pointer after a delay, to the keyboard
 * at once, to touch on a long press. The bubble loads when it is first needed.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId();
  const open = useSyncExternalStore(subscribeToTooltips, () => openTooltip() === id);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [Bubble, setBubble] = useState<typeof TooltipBubble>();

  useEffect(
    () => () => {
      hideTooltip(id);
    },
    [id],
  );
  useEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // What lies below, such as a dialog, stays open until the next press.
      event.stopPropagation();
      hideTooltip(id);
    };
    document.addEventListener('keydown', closeOnEscape, { capture: true });
    return () => {
      document.removeEventListener('keydown', closeOnEscape, { capture: true });
    };
  }, [open, id]);

  const load = (around: Element) => {
    setAnchor(around.firstElementChild);
    if (Bubble) return;
    import('./tooltip-bubble.tsx').then(
      (part) => {
        setBubble(() => part.TooltipBubble);
      },
      // Without a network the control still works.
      () => undefined,
    );
  };
  const letGo = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') return;
    if (!open) hideTooltip(id);
    else setTimeout(hideTooltip, tooltipTimes.afterTouch, id);
  };

  return (
    <span
      style={{ display: 'contents' }}
      onPointerEnter={({ currentTarget }) => {
        load(currentTarget);
        askForTooltip(id);
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') hideTooltip(id);
      }}
      onPointerDown={({ pointerType }) => {
        if (pointerType === 'mouse') hideTooltip(id);
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onFocus={({ target, currentTarget }) => {
        if (!target.matches(':focus-visible')) return;
        load(currentTarget);
        showTooltip(id);
      }}
      onBlur={() => {
        hideTooltip(id);
      }}
    >
      {children}
      {open && Bubble && <Bubble anchor={anchor}>{label}</Bubble>}
    </span>
  );
}
