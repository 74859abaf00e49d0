import styled from '@emotion/styled';
import { useEffect, useEffectEvent } from 'react';
import { needTexts } from '../../i18n/texts-store.ts';
import { useText } from '../../i18n/use-text.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { Key } from '../../ui/search/key.tsx';
import { colors, radius, typeScale } from '../../ui/theme/tokens.ts';
import { navigationEntries } from './navigation-entries.ts';
import { isSearchChord, isSearchSlash, searchShortcuts, takesLetters } from './search-shortcut.ts';
import { useLazyPart } from './use-lazy-part.ts';

const phone = '@media (max-width: 759.95px)';

const Trigger = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  position: 'relative',
  gap: 10,
  minInlineSize: 'min(320px, 32vw)',
  minBlockSize: 40,
  paddingInline: '12px 8px',
  color: colors.inkMuted,
  background: colors.canvas,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.medium,
  ...typeScale.small,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { borderColor: colors.lineStrong },
  [phone]: {
    justifyContent: 'center',
    minInlineSize: 44,
    minBlockSize: 44,
    padding: 0,
    color: colors.ink,
    background: 'none',
    borderColor: 'transparent',
    '& > kbd': { display: 'none' },
    '& > span': { position: 'absolute', inlineSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
const Word = styled('span')({ flex: 1, whiteSpace: 'nowrap' });

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
const chord = isApple ? '⌘ K' : 'Ctrl K';

const loadSearch = async () => {
  const [{ SearchDialog }] = await Promise.all([
    import('../../features/search/search-dialog.tsx'),
    needTexts('search'),
  ]);
  return SearchDialog;
};

/** Opens the search, as do Ctrl+K or Cmd+K anywhere and "/" outside of text fields. */
export function SearchButton() {
  const text = useText();
  const { Part: SearchDialog, ...search } = useLazyPart(loadSearch);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const asked =
      isSearchChord(event) || (isSearchSlash(event) && !takesLetters(document.activeElement));
    if (!asked || event.defaultPrevented) return;
    event.preventDefault();
    // Not above another dialog.
    if (document.querySelector('[aria-modal="true"]') === null) search.open();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
    };
  }, []);

  return (
    <>
      <Trigger
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={searchShortcuts}
        onPointerEnter={search.prepare}
        onFocus={search.prepare}
        onClick={search.open}
      >
        <SearchIcon size={18} />
        <Word>{text('app.search')}</Word>
        <Key aria-hidden>{chord}</Key>
      </Trigger>
      {SearchDialog && (
        <SearchDialog open={search.isOpen} entries={navigationEntries} onClose={search.close} />
      )}
    </>
  );
}
