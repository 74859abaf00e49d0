/** How the shortcuts are written for readers (WAI-ARIA). */
export const searchShortcuts = 'Control+K Meta+K /';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether the key is Ctrl+K or Cmd+K: the letter, or its place where the layout has no such letter. */
export function isSearchChord({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean {
  if (ctrlKey === metaKey || altKey || shiftKey) return false;
  return key.toLowerCase() === 'k' || (code === 'KeyK' && !isLatin(key));
}

/** Whether the key is "/", or stands where Arabic layouts have another letter. */
export function isSearchSlash({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  return key === '/' || (code === 'Slash' && !shiftKey && !isLatin(key));
}

/** Whether what has the focus takes letters itself. */
export function takesLetters(element: Element | null): boolean {
  return (
    element instanceof HTMLElement &&
    (element.isContentEditable ||
      element.matches(
        'input, textarea, select, [role="combobox"], [role="listbox"], [role="menu"] *',
      ))
  );
}

function isLatin(key: string): boolean {
  return /^[\x20-\x7e]$/.test(key);
}
