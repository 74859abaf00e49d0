import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import styled from '@emotion/styled';
import type { RefCallBack } from 'react-hook-form';
import { foldForSearch } from '../../../common/search-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { ChevronDownIcon, CloseIcon } from '../icons.tsx';
import { colors, typeScale } from '../theme/tokens.ts';
import type { ControlIds } from './field-frame.tsx';
import type { Option } from './options.ts';

const GroupName = styled('div')({
  padding: '10px 16px 4px',
  color: colors.inkMuted,
  ...typeScale.caption,
  fontWeight: 500,
});

/** `keywords` are also found: the name in the other language, a code. */
export interface SearchOption extends Option {
  keywords?: string;
}

interface OptionSearchProps<Choice extends SearchOption> extends Pick<
  AutocompleteProps<Choice, false, false, false>,
  'options' | 'groupBy' | 'onBlur'
> {
  ids: ControlIds;
  name: string;
  inputRef: RefCallBack;
  value: Choice | null;
  onChoose: (option: Choice | null) => void;
  loading: boolean;
  disabled?: boolean | undefined;
  placeholder: string;
}

/** A box that finds one of many options; Arabic letter variants and digits are all the same to it. */
export function OptionSearch<Choice extends SearchOption>({
  ids: { id, ...aria },
  name,
  inputRef,
  onChoose,
  disabled = false,
  placeholder,
  ...shared
}: OptionSearchProps<Choice>) {
  const text = useText();
  return (
    <Autocomplete
      {...shared}
      id={id}
      disabled={disabled}
      onChange={(_event, option) => {
        onChoose(option);
      }}
      autoHighlight
      filterOptions={matchingOptions}
      getOptionKey={({ value }) => value}
      isOptionEqualToValue={(option, value) => option.value === value.value}
      popupIcon={<ChevronDownIcon />}
      clearIcon={<CloseIcon size={16} />}
      clearText={text('ui.combobox.clear')}
      closeText={text('ui.combobox.close')}
      openText={text('ui.combobox.open')}
      loadingText={text('ui.loading')}
      noOptionsText={text('ui.combobox.none')}
      renderGroup={({ key, group, children }) => (
        <li key={key}>
          <GroupName>{group}</GroupName>
          <ul>{children}</ul>
        </li>
      )}
      renderInput={({ slotProps }) => (
        <OutlinedInput
          ref={slotProps.input.ref}
          className={slotProps.input.className}
          startAdornment={slotProps.input.startAdornment}
          endAdornment={slotProps.input.endAdornment}
          inputRef={inputRef}
          name={name}
          fullWidth
          disabled={disabled}
          error={aria['aria-invalid']}
          slotProps={{ input: { ...slotProps.htmlInput, ...aria, placeholder } }}
        />
      )}
    />
  );
}

function matchingOptions<Choice extends SearchOption>(
  options: Choice[],
  { inputValue }: { inputValue: string },
): Choice[] {
  const sought = foldForSearch(inputValue);
  if (sought === '') return options;
  return options.filter(({ label, keywords = '' }) =>
    foldForSearch(`${label} ${keywords}`).includes(sought),
  );
}
