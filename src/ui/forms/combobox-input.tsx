import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useController, type FieldValues } from 'react-hook-form';
import { foldForSearch } from '../../../common/search-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { ChevronDownIcon, CloseIcon } from '../icons.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import type { Option } from './options.ts';
import { useFieldText } from './use-field-text.ts';

/** `keywords` are also found: the name in the other language, a code. */
export interface ComboboxOption extends Option {
  keywords?: string;
}

interface ComboboxInputProps<Values extends FieldValues, Output> extends FieldProps<
  Values,
  Output
> {
  options: readonly ComboboxOption[];
  loading?: boolean;
  placeholder?: string;
}

/** A choice out of many, found by typing; Arabic letter variants and digits are all the same to it. */
export function ComboboxInput<Values extends FieldValues, Output = Values>({
  control,
  name,
  label,
  help,
  optional = false,
  disabled = false,
  options,
  loading = false,
  placeholder,
}: ComboboxInputProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  const text = useText();
  const fieldText = useFieldText();
  return (
    <FieldFrame
      label={label}
      help={help}
      optional={optional}
      error={fieldText(fieldState.error?.message)}
    >
      {({ id, ...aria }) => (
        <Autocomplete
          id={id}
          options={options}
          value={options.find(({ value }) => value === field.value) ?? null}
          onChange={(_event, option) => {
            field.onChange(option?.value ?? null);
          }}
          onBlur={field.onBlur}
          loading={loading}
          disabled={disabled}
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
          renderInput={({ slotProps }) => (
            <OutlinedInput
              ref={slotProps.input.ref}
              className={slotProps.input.className}
              startAdornment={slotProps.input.startAdornment}
              endAdornment={slotProps.input.endAdornment}
              inputRef={field.ref}
              name={name}
              fullWidth
              disabled={disabled}
              error={aria['aria-invalid']}
              slotProps={{ input: { ...slotProps.htmlInput, ...aria, placeholder } }}
            />
          )}
        />
      )}
    </FieldFrame>
  );
}

function matchingOptions(options: ComboboxOption[], { inputValue }: { inputValue: string }) {
  const sought = foldForSearch(inputValue);
  if (sought === '') return options;
  return options.filter(({ label, keywords = '' }) =>
    foldForSearch(`${label} ${keywords}`).includes(sought),
  );
}
