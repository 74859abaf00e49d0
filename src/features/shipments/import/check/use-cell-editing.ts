import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

const cellSelector = '[data-edit-cell]';

interface CellEditing {
  value: string;
  save: (text: string) => Promise<void>;
}

/**
 * Editing of one cell as in a spreadsheet: Enter and leaving the box save, Escape keeps what was
 * there, Tab goes on to the next cell. A text that could not be saved stays in its box.
 */
export function useCellEditing({ value, save }: CellEditing) {
  const [draft, setDraft] = useState<string | null>(null);
  const [saving, setSaving] = useState<string | null>(null);
  // Closing the box takes its focus, which must not save it a second time.
  const isOpen = useRef(false);

  const close = () => {
    isOpen.current = false;
    setDraft(null);
  };
  const open = (text: string) => {
    isOpen.current = true;
    setDraft(text);
  };
  const commit = () => {
    if (draft === null || !isOpen.current) return;
    close();
    if (draft === value) return;
    setSaving(draft);
    save(draft).then(
      () => {
        setSaving(null);
      },
      () => {
        setSaving(null);
        open(draft);
      },
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = event.currentTarget;
    if (event.key === 'Tab') {
      const next = neighbour(cell, event.shiftKey ? -1 : 1);
      if (!next) return;
      // Leaving the box saves it.
      event.preventDefault();
      startIn(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      commit();
      rest(cell);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
      rest(cell);
    }
  };
  return {
    /** The text in the box; null while the cell is not being edited. */
    draft,
    setDraft,
    /** The text that is being saved. */
    saving,
    start: () => {
      if (draft === null && saving === null) open(value);
    },
    /** For the element around the box. */
    boxProps: {
      onKeyDown,
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) commit();
      },
    },
  };
}

/** The next or previous cell of the table, or of the cards, that can be edited. */
function neighbour(cell: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const own = cell.closest(cellSelector);
  const around = cell.closest('table, [data-rows]');
  if (!own || !around) return undefined;
  const all = [...around.querySelectorAll<HTMLElement>(cellSelector)];
  return all[all.indexOf(own as HTMLElement) + step];
}

function startIn(cell: HTMLElement): void {
  cell.querySelector('button')?.click();
}

/** Puts the focus where it was before: on the cell of a table, or the button of a card. */
function rest(cell: HTMLElement): void {
  const inTable = cell.closest('td');
  if (inTable) {
    inTable.focus();
    return;
  }
  const own = cell.closest(cellSelector);
  requestAnimationFrame(() => own?.querySelector('button')?.focus());
}
