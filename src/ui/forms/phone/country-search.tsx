import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { SearchIcon } from '../../icons.tsx';
import { colors, typeScale } from '../../theme/tokens.ts';

const Row = styled('div')({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: 8,
  paddingInlineStart: 12,
  color: colors.inkMuted,
  borderBlockEnd: `1px solid ${colors.line}`,
  '&:focus-within': { boxShadow: `inset 0 -2px ${colors.verdigris}` },
});
const Box = styled('input')({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 44,
  padding: 0,
  color: colors.ink,
  background: 'none',
  border: 0,
  outline: 0,
  ...typeScale.body,
  '&::placeholder': { color: colors.inkMuted, opacity: 1 },
});

interface CountrySearchProps extends Omit<ComponentProps<typeof Box>, 'onChange'> {
  onChange: (query: string) => void;
}

/** Filters the list below it. */
export function CountrySearch({ onChange, ...rest }: CountrySearchProps) {
  const text = useText();
  return (
    <Row>
      <SearchIcon size={16} />
      <Box
        placeholder={text('ui.phone.search')}
        {...rest}
        role="combobox"
        aria-label={text('ui.phone.search')}
        aria-autocomplete="list"
        aria-expanded
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </Row>
  );
}
