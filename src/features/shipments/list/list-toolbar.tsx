import Badge from '@mui/material/Badge';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Tooltip } from '../../../ui/feedback/tooltip.tsx';
import { SearchBox } from '../../../ui/filters/search-box.tsx';
import { FilterIcon } from '../../../ui/icons.tsx';
import { colors } from '../../../ui/theme/tokens.ts';
import { ListFilters } from './list-filters.tsx';
import { countFilters, type ListQuestion, type QuestionChange } from './list-question.ts';

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: '16px 24px',
  borderBlockEnd: `1px solid ${colors.line}`,
  '@media (max-width: 759.95px)': { padding: 16 },
});
const SearchRow = styled('div')({
  display: 'flex',
  gap: 10,
  maxInlineSize: 460,
  '& > .phone': { flexShrink: 0 },
  '@media (min-width: 760px)': { '& > .phone': { display: 'none' } },
});

/** The contract's longest search. */
const longestSearch = 120;

interface ListToolbarProps {
  question: ListQuestion;
  onSearch: (q: string) => void;
  onChange: (change: QuestionChange) => void;
  onClear: () => void;
}

/** Search and filters above the list. */
export function ListToolbar({ question, onSearch, onChange, onClear }: ListToolbarProps) {
  const text = useText();
  const filtersId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const on = countFilters(question);
  return (
    <Root role="search">
      <SearchRow>
        <SearchBox
          label={text('shipments.list.search')}
          placeholder={text('shipments.list.searchPlaceholder')}
          value={question.q ?? ''}
          onSearch={onSearch}
          maxLength={longestSearch}
        />
        <Badge className="phone" badgeContent={on} color="primary" overlap="circular">
          <Tooltip label={text('shipments.list.filters')}>
            <IconButton
              aria-label={text('shipments.list.filters')}
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
        </Badge>
      </SearchRow>
      <ListFilters
        id={filtersId}
        question={question}
        onChange={onChange}
        onClear={onClear}
        unfolded={unfolded}
      />
    </Root>
  );
}
