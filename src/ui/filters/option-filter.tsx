import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import OutlinedInput from '@mui/material/OutlinedInput';
import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { foldForSearch } from '../../../common/search-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { CheckIcon, SearchIcon } from '../icons.tsx';
import { colors, typeScale } from '../theme/tokens.ts';
import { FilterPill } from './filter-pill.tsx';

const Search = styled('div')({ padding: '8px 8px 0' });
const None = styled('p')({ padding: '12px 16px 16px', color: colors.inkMuted, ...typeScale.small });
const Mark = styled('span')({
  display: 'inline-flex',
  inlineSize: 18,
  marginInlineEnd: 8,
  color: colors.verdigris,
});

/** From this many options on they can be searched. */
const searchableFrom = 9;

export interface FilterOption {
  value: string;
  label: string;
  /** Also found: the name in the other language. */
  keywords?: string;
}

interface OptionFilterProps {
  label: string;
  options: readonly FilterOption[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A filter that holds to one of some values. */
export function OptionFilter({ label, options, value, onChange }: OptionFilterProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <FilterPill
      label={label}
      // A value that is not listed, or not yet, still filters.
      valueText={chosen?.label ?? value}
      onClear={() => {
        onChange(undefined);
      }}
    >
      {(close) => (
        <OptionList
          options={options}
          value={value}
          onChoose={(next) => {
            close();
            if (next !== value) onChange(next);
          }}
        />
      )}
    </FilterPill>
  );
}

interface OptionListProps {
  options: readonly FilterOption[];
  value: string | undefined;
  onChoose: (value: string) => void;
}

function OptionList({ options, value, onChoose }: OptionListProps) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const searchable = options.length >= searchableFrom;
  const sought = foldForSearch(typed);
  const found = options.filter(({ label, keywords = '' }) =>
    foldForSearch(`${label} ${keywords}`).includes(sought),
  );

  // MUI's own way of focusing an item loses against the popover's when the two open at once.
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
          <OutlinedInput
            autoFocus
            fullWidth
            size="small"
            value={typed}
            placeholder={text('ui.filters.search')}
            startAdornment={<SearchIcon size={16} />}
            slotProps={{ input: { 'aria-label': text('ui.filters.search') } }}
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
