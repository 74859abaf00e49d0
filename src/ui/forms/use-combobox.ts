import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import type { Option } from './options.ts';

/** Number of options that PageUp and PageDown move. */
const page = 5;

interface ComboboxOptions<Choice extends Option> {
  /** Id of the text box. Its list and options have ids that begin with it. */
  id: string;
  /** What the list shows, in order. */
  options: readonly Choice[];
  /** The text in the box. When it changes, the active option is the first one again. */
  typed: string;
  /** Value of the chosen option, which is active when the list opens. */
  chosen?: string | undefined;
  /** Whether the text only searches: one option is always active, so that Enter chooses it. */
  searches: boolean;
  onChoose: (option: Choice) => void;
}

/**
 * A text box with a list, following the ARIA pattern for comboboxes: whether the list is open,
 * which option is active, and what keys and pointer do. The focus stays in the box.
 */
export function useCombobox<Choice extends Option>(all: ComboboxOptions<Choice>) {
  const { id, options, typed, chosen, searches, onChoose } = all;
  const [isOpen, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [reached, setReached] = useState({ value: '', typed });
  const placeOf = (sought: string | undefined) =>
    options.findIndex(({ value }) => value === sought);
  const reachedPlace = reached.typed === typed ? placeOf(reached.value) : -1;
  const place = reachedPlace === -1 ? Math.max(placeOf(chosen), searches ? 0 : -1) : reachedPlace;
  const active = isOpen ? options[place] : undefined;
  const isShown = isOpen && options.length > 0;
  const listId = `${id}-listbox`;

  const open = () => {
    if (isOpen) return;
    setOpen(true);
    setReached({ value: '', typed });
  };
  const close = () => {
    setOpen(false);
  };
  const toggle = isOpen ? close : open;
  const choose = (option: Choice) => {
    close();
    onChoose(option);
  };
  const reach = ({ value }: Choice) => {
    setReached({ value, typed });
  };
  const goTo = (next: number) => {
    const option = options[next];
    if (!option) return;
    reach(option);
    document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' });
  };
  /** One step wraps around; a page ends at the first and at the last option. */
  const step = (by: number) => () => {
    const last = options.length - 1;
    const next = place + by;
    if (!isOpen) open();
    else if (Math.abs(by) > 1) goTo(Math.min(Math.max(next, 0), last));
    else goTo(next > last ? 0 : next < 0 ? last : next);
  };

  const keys: Partial<Record<string, () => void>> = {
    ArrowDown: step(1),
    ArrowUp: step(-1),
    PageDown: step(page),
    PageUp: step(-page),
    ...(isOpen && { Escape: close }),
    // While the list is open it is what Enter answers, even without an active option.
    ...(isShown && {
      Enter: () => {
        if (active) choose(active);
        else close();
      },
    }),
    ...(isShown &&
      searches && {
        Home: () => {
          goTo(0);
        },
        End: () => {
          goTo(options.length - 1);
        },
      }),
  };

  return {
    isOpen,
    open,
    toggle,
    /** What the list is placed by: the element of `rootProps`, from its first focus on. */
    anchor,
    /** Around the box, its buttons and the list. */
    rootProps: {
      onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
        setAnchor(currentTarget);
      },
      onMouseDown: (event: MouseEvent) => {
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
      },
    },
    boxProps: {
      id,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': isShown ? listId : undefined,
      'aria-activedescendant': active && optionId(listId, place),
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      onMouseDown: () => {
        if (typed === '') toggle();
        else open();
      },
      onKeyDown: (event: KeyboardEvent) => {
        // While an input method composes a word, it handles the keys.
        const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
        if (!act) return;
        // Enter does not submit the form, and Escape does not close a dialog around it.
        event.preventDefault();
        event.stopPropagation();
        act();
      },
      onBlur: close,
    },
    listProps: {
      id: listId,
      labelId: `${id}-label`,
      options,
      chosen,
      active,
      onReach: reach,
      onChoose: choose,
    },
  } as const;
}

/** The id of the option at a place of the list `listId`. */
export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}
