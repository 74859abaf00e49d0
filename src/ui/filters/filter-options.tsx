import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { foldForSearch } from '../../../common/search-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { InputBox } from '../controls/input-box.tsx';
import { CheckIcon, SearchIcon } from '../icons.tsx';
import { colors, typeScale } from '../theme/tokens.ts';
import type { FilterOption } from './filter-values.ts';

const Search = styled('div')({ padding: '8px 8px 0' });
const None = styled('p')({ padding: '12px 16px 16px', color: colors.inkMuted, ...typeScale.small });
const Mark = styled('span')({
  display: 'inline-flex',
  inlineSize: 18,
  marginInlineEnd: 8,
  color: colors.verdigris,
});

/** Lists of at least this many options can be searched. */
const searchableFrom = 9;

interface FilterOptionsProps {
  options: readonly FilterOption[];
  value: string | undefined;
  onChoose: (value: string) => void;
}

/** The values of a filter, of which one can be chosen. Long lists can be searched. */
export function FilterOptions({ options, value, onChoose }: FilterOptionsProps) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const searchable = options.length >= searchableFrom;
  const sought = foldForSearch(typed);
  const found = options.filter(({ label, keywords = '' }) =>
    foldForSearch(`${label} ${keywords}`).includes(sought),
  );

  // MUI focuses an item itself, but the popover takes the focus when both open at once.
  useEffect(() => {
    if (searchable) return;
    const items = list.current;
    const chosen = items?.querySelector<HTMLElement>('[aria-checked="true"]');
    (chosen ?? items?.querySelector<HTMLElement>('[role="menuitemradio"]'))?.focus();
  }, [searchable]);

  return (
    <>
      {searchable && (
        <Search>
          <InputBox
            autoFocus
            value={typed}
            placeholder={text('ui.filters.search')}
            startAdornment={<SearchIcon size={16} />}
            aria-label={text('ui.filters.search')}
            onChange={(event) => {
              setTyped(event.target.value);
            }}
            onKeyDown={(event) => {
              const [first] = found;
              if (event.key === 'Enter' && sought !== '' && first) onChoose(first.value);
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              list.current?.querySelector<HTMLElement>('[role="menuitemradio"]')?.focus();
            }}
          />
        </Search>
      )}
      {found.length === 0 ? (
        <None role="status">{text('ui.combobox.none')}</None>
      ) : (
        <MenuList ref={list} sx={{ minWidth: 190, maxHeight: 320, overflowY: 'auto' }}>
          {found.map((option) => (
            <MenuItem
              key={option.value}
              role="menuitemradio"
              aria-checked={option.value === value}
              selected={option.value === value}
              onClick={() => {
                onChoose(option.value);
              }}
            >
              <Mark>{option.value === value && <CheckIcon size={16} />}</Mark>
              {option.label}
            </MenuItem>
          ))}
        </MenuList>
      )}
    </>
  );
}
