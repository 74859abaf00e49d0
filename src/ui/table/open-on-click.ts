import type { MouseEvent } from 'react';

/** Makes a click on a row open it, unless the click was on a control in it or selected text. */
export function openOnClick<Row>(row: Row, onOpen: ((row: Row) => void) | undefined) {
  if (!onOpen) return {};
  return {
    'data-opens': true,
    onClick: (event: MouseEvent) => {
      const forControl =
        event.target instanceof Element && event.target.closest('a, button, input, label');
      if (forControl || getSelection()?.type === 'Range') return;
      onOpen(row);
    },
  };
}
