import { Popper } from '../../mui/popper.ts';
import styled from '@emotion/styled';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../../i18n/locale-context.ts';
import { useText } from '../../../i18n/use-text.ts';
import { VisuallyHidden } from '../../text/visually-hidden.tsx';
import { colors, elevation, layers, radius, typeScale } from '../../theme/tokens.ts';
import { CountryOptions, optionId, type CountryGroup } from './country-options.tsx';
import { countryRows, searchRows } from './country-rows.ts';
import { CountrySearch } from './country-search.tsx';
import { useActiveRow } from './use-active-row.ts';
import { useListSide } from '../use-list-side.ts';

const Paper = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  maxInlineSize: 'calc(100vw - 16px)',
  overflow: 'hidden',
  color: colors.ink,
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.medium,
  boxShadow: elevation.floating,
  cursor: 'default',
  outline: 0,
});
const None = styled('p')({ padding: '12px 16px 16px', color: colors.inkMuted, ...typeScale.small });

interface CountryListProps {
  /** Id of the list box. */
  id: string;
  /** The element that the list is anchored to. */
  frame: HTMLElement;
  chosen: string | null;
  onChoose: (country: string) => void;
  onEscape: () => void;
  /** Called when the focus goes elsewhere. */
  onLeave: () => void;
}

/**
 * The list of countries: a list box with type-ahead, and a search above it for people without a
 * keyboard or who do not know how a name begins.
 */
export function CountryList({ id, frame, chosen, onChoose, onEscape, onLeave }: CountryListProps) {
  const text = useText();
  const { locale, direction } = useLocale();
  const { opensUp, gap, margin, maxHeight } = useListSide(frame);
  const [query, setQuery] = useState('');
  const isSearch = query.trim() !== '';
  const all = useMemo(() => countryRows(locale), [locale]);
  const groups: CountryGroup[] = isSearch
    ? [{ rows: searchRows([...all.near, ...all.far], query) }]
    : [
        { name: text('ui.phone.near'), rows: all.near },
        { name: text('ui.phone.far'), rows: all.far },
      ];
  const rows = groups.flatMap((group) => group.rows);
  const keys = useActiveRow({ rows, chosen, isSearch, onChoose, onEscape });
  const active = keys.active?.code;

  const listBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The list moves to its final position a moment later, so nothing should scroll to it.
    listBox.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Popper
      open
      disablePortal
      anchorEl={frame}
      placement={opensUp ? 'top-start' : 'bottom-start'}
      popperOptions={{ strategy: 'fixed' }}
      modifiers={[
        { name: 'flip', enabled: false },
        { name: 'offset', options: { offset: [0, gap] } },
        { name: 'preventOverflow', options: { altBoundary: false, padding: margin } },
      ]}
      style={{ zIndex: layers.list }}
    >
      <Paper
        dir={direction}
        tabIndex={-1}
        style={{ inlineSize: Math.max(frame.offsetWidth, 300), maxBlockSize: maxHeight }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onLeave();
        }}
      >
        <CountrySearch
          value={query}
          // Shows what is typed into the list while it counts as one search.
          placeholder={keys.typed === '' ? text('ui.phone.search') : keys.typed}
          aria-controls={id}
          aria-activedescendant={active && optionId(id, active)}
          onChange={setQuery}
          onKeyDown={keys.onSearchKeyDown}
        />
        {rows.length === 0 && <None>{text('ui.combobox.none')}</None>}
        <CountryOptions
          id={id}
          ref={listBox}
          aria-label={text('ui.phone.countries')}
          groups={groups}
          chosen={chosen}
          active={active}
          onActivate={keys.activate}
          onChoose={onChoose}
          onKeyDown={keys.onListKeyDown}
        />
        <VisuallyHidden role="status">
          {isSearch && text('ui.phone.found', { count: rows.length })}
        </VisuallyHidden>
      </Paper>
    </Popper>
  );
}
