/** What a key does in the list of shipments. */
export type ListKey = 'next' | 'previous' | 'open' | 'close' | 'keys';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * What a key does, on an Arabic keyboard too: letters count by their place. Undefined with
 * modifiers, which belong to the browser.
 */
export function listKey({ key, code, ctrlKey, metaKey, altKey }: Pressed): ListKey | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === '?' || key === '؟') return 'keys';
  if (code === 'KeyJ') return 'next';
  if (code === 'KeyK') return 'previous';
  if (key === 'Enter') return 'open';
  return key === 'Escape' ? 'close' : undefined;
}
