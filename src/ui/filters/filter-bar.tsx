import styled from '@emotion/styled';
import { useId, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { Tooltip } from '../feedback/tooltip.tsx';
import { FilterIcon } from '../icons.tsx';
import { colors, radius, typeScale } from '../theme/tokens.ts';
import { phoneQuery, useMediaQuery } from '../use-media-query.ts';
import { SearchBox } from './search-box.tsx';

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: '16px 24px',
  borderBlockEnd: `1px solid ${colors.line}`,
  '@media (max-width: 759.95px)': { padding: 16 },
});
const Top = styled('div')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 12 });
const SearchRow = styled('div')({
  display: 'flex',
  flex: '1 1 280px',
  gap: 10,
  maxInlineSize: 460,
  '& > .phone': { flexShrink: 0 },
  '@media (min-width: 760px)': { '& > .phone': { display: 'none' } },
});
const Counted = styled('span')({ position: 'relative', display: 'inline-flex' });
const Count = styled('span')({
  position: 'absolute',
  insetBlockStart: -4,
  insetInlineEnd: -4,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 20,
  blockSize: 20,
  color: colors.onAccent,
  background: colors.verdigris,
  borderRadius: radius.round,
  pointerEvents: 'none',
  ...typeScale.caption,
  fontWeight: 500,
});
const Filters = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  // On phones inactive filters are hidden until the person asks for them.
  '@media (max-width: 759.95px)': {
    '&[data-unfolded="false"] > [data-active="false"]': { display: 'none' },
    '&[data-unfolded="false"]:not(:has(> [data-active="true"]))': { display: 'none' },
  },
});

/** The contract's maximum length of a search. */
const longestSearch = 120;

export interface FilterBarProps {
  /** Without it, there is no search, and the filters take its place. */
  searchLabel?: string | undefined;
  searchPlaceholder?: string | undefined;
  /** The current search. */
  words: string | undefined;
  onSearch: (words: string) => void;
  /** Number of active filters. */
  filtersOn: number;
  /** Clears the search and all filters; undefined if there are none. */
  onClear: (() => void) | undefined;
  /** Actions on the list as a whole, at the end of the first line. */
  tools?: ReactNode;
  /** The filters themselves. */
  children: ReactNode;
}

/** Search and filters above a list. What is active can be read and removed in the same place. */
export function FilterBar({
  searchLabel,
  searchPlaceholder = '',
  words = '',
  onSearch,
  filtersOn,
  onClear,
  tools,
  children,
}: FilterBarProps) {
  const text = useText();
  const filtersId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const onPhone = useMediaQuery(phoneQuery);
  const name = text('ui.filters.name');
  const hasSearch = searchLabel !== undefined;
  const isUnfolded = unfolded || !hasSearch;
  const filters = (
    <Filters id={filtersId} role="group" aria-label={name} data-unfolded={isUnfolded}>
      {(!onPhone || isUnfolded || filtersOn > 0) && children}
      {onClear && (
        <Button variant="text" size="small" data-active onClick={onClear}>
          {text('ui.filters.clearAll')}
        </Button>
      )}
    </Filters>
  );
  return (
    <Root role="search">
      <Top>
        {hasSearch ? (
          <SearchRow>
            <SearchBox
              label={searchLabel}
              placeholder={searchPlaceholder}
              value={words}
              onSearch={onSearch}
              maxLength={longestSearch}
            />
            <Counted className="phone">
              <Tooltip label={name}>
                <IconButton
                  aria-label={name}
                  aria-expanded={unfolded}
                  aria-controls={filtersId}
                  onClick={() => {
                    setUnfolded(!unfolded);
                  }}
                  outlined
                  style={{ inlineSize: 44, blockSize: 44 }}
                >
                  <FilterIcon size={20} />
                </IconButton>
              </Tooltip>
              {filtersOn > 0 && <Count>{filtersOn}</Count>}
            </Counted>
          </SearchRow>
        ) : (
          filters
        )}
        {tools}
      </Top>
      {hasSearch && filters}
    </Root>
  );
}
