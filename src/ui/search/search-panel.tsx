import styled from '@emotion/styled';
import { useEffect, useId, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { CloseIcon, SearchIcon } from '../icons.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { colors, typeScale } from '../theme/tokens.ts';
import { KeyHints } from './key-hints.tsx';
import { ResultSection } from './result-section.tsx';
import type { SearchSection } from './search-section.ts';
import { useActiveOption } from './use-active-option.ts';

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  background: colors.surface,
});
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: 12,
  minBlockSize: 60,
  paddingInline: '20px 12px',
  borderBlockEnd: `1px solid ${colors.line}`,
  '& > svg': { color: colors.inkMuted },
  '&:focus-within': { boxShadow: `inset 0 -2px ${colors.verdigris}` },
});
const Input = styled('input')({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 44,
  padding: 0,
  color: colors.ink,
  background: 'none',
  border: 0,
  ...typeScale.lead,
  '&::placeholder': { color: colors.inkMuted, opacity: 1 },
  // The line below it shows the focus.
  '&:focus': { outline: 'none' },
});
const Results = styled('div')({ flex: 1, minBlockSize: 0, overflowY: 'auto', paddingBlockEnd: 8 });

const Nothing = styled('div')({ flex: 1 });

interface SearchPanelProps {
  /** What is searched, for screen readers. */
  label: string;
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  sections: readonly SearchSection[];
  /** Number of results, announced to screen readers when it changes; empty while unknown. */
  announcement: string;
  maxLength: number;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  onClose: () => void;
}

/**
 * One box that searches several kinds of things: a combobox whose list is always open (ARIA APG).
 */
export function SearchPanel({
  label,
  placeholder,
  query,
  onQueryChange,
  sections,
  announcement,
  maxLength,
  autoFocus = false,
  onClose,
}: SearchPanelProps) {
  const text = useText();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const options = sections.flatMap((section) => section.options);
  const { active, reach, onKeyDown } = useActiveOption(options, query);
  const activeId = active && `${listId}-${active.id}`;

  useEffect(() => {
    if (activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const shown = sections.filter(
    ({ options: found, expected, note }) => found.length > 0 || expected || note !== undefined,
  );
  return (
    <Root>
      <Head>
        <SearchIcon />
        <Input
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          autoFocus={autoFocus}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={maxLength}
          placeholder={placeholder}
          value={query}
          // A typed number keeps its order; the placeholder keeps the page's direction.
          dir={query === '' ? undefined : 'auto'}
          onChange={(event) => {
            onQueryChange(event.target.value);
            list.current?.scrollTo({ top: 0 });
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton aria-label={text('ui.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Head>
      {shown.length === 0 && (
        <Nothing>
          <EmptyState title={text('ui.search.none')} description={text('ui.search.noneHint')} />
        </Nothing>
      )}
      <Results hidden={shown.length === 0} ref={list} id={listId} role="listbox" aria-label={label}>
        {shown.map((section) => (
          <ResultSection
            key={section.id}
            section={section}
            idOf={(id) => `${listId}-${id}`}
            activeId={active?.id}
            onReach={reach}
          />
        ))}
      </Results>
      <KeyHints />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Root>
  );
}
