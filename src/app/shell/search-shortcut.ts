/** The shortcuts in the format of `aria-keyshortcuts`. */
export const searchShortcuts = 'Control+K Meta+K /';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Whether the key is Ctrl+K or Cmd+K: by the letter, or by the key's position in layouts without
 * that letter.
 */
export function isSearchChord({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean {
  if (ctrlKey === metaKey || altKey || shiftKey) return false;
  return key.toLowerCase() === 'k' || (code === 'KeyK' && !isLatin(key));
}

/** Whether the key is "/", or the key in that position in Arabic layouts. */
export function isSearchSlash({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  return key === '/' || (code === 'Slash' && !shiftKey && !isLatin(key));
}

/** Whether the focused element accepts text. */
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
