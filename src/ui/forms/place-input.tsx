import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import styled from '@emotion/styled';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { foldForSearch } from '../../../common/search-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { ChevronDownIcon, CloseIcon } from '../icons.tsx';
import { colors } from '../theme/tokens.ts';
import type { ComboboxOption } from './combobox-input.tsx';
import { FieldFrame } from './field-frame.tsx';
import { TextInput } from './text-input.tsx';
import { useFieldText } from './use-field-text.ts';

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, minInlineSize: 0 });
const GroupName = styled('div')({
  padding: '10px 16px 4px',
  color: colors.inkMuted,
  fontSize: 13,
  fontWeight: 500,
});

/** One line of the list: a city at home, or a whole country whose city is then typed. */
interface PlaceOption extends ComboboxOption {
  country: string;
  city: string | null;
}

interface PlaceInputProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  /** Paths of the country's code and of the city: at home a code, abroad the name as typed. */
  names: { country: FieldPath<Values>; city: FieldPath<Values> };
  label: string;
  homeCountry: string;
  cities: readonly ComboboxOption[];
  countries: readonly ComboboxOption[];
  loading?: boolean;
}

/** Where from or where to: a city of the home country, or a country and a city in words. */
export function PlaceInput<Values extends FieldValues, Output = Values>({
  control,
  names,
  label,
  homeCountry,
  cities,
  countries,
  loading = false,
}: PlaceInputProps<Values, Output>) {
  const { field: country } = useController({ control, name: names.country });
  const { field: city, fieldState } = useController({ control, name: names.city });
  const text = useText();
  const fieldText = useFieldText();
  const isAbroad = country.value !== homeCountry;
  const options: PlaceOption[] = [
    ...cities.map((option) => ({ ...option, country: homeCountry, city: option.value })),
    ...countries
      .filter(({ value }) => value !== homeCountry)
      .map((option) => ({ ...option, country: option.value, city: null })),
  ];
  const chosen = options.find((option) =>
    isAbroad
      ? option.country === country.value
      : option.city !== null && option.city === city.value,
  );

  const choose = (option: PlaceOption | null) => {
    country.onChange(option?.country ?? homeCountry);
    city.onChange(option?.city ?? null);
  };

  return (
    <Root>
      <FieldFrame label={label} error={isAbroad ? undefined : fieldText(fieldState.error?.message)}>
        {({ id, ...aria }) => (
          <Autocomplete
            id={id}
            options={options}
            value={chosen ?? null}
            onChange={(_event, option) => {
              choose(option);
            }}
            onBlur={isAbroad ? country.onBlur : city.onBlur}
            loading={loading}
            autoHighlight
            groupBy={(option) => text(option.city === null ? 'ui.place.abroad' : 'ui.place.atHome')}
            filterOptions={matching}
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
                inputRef={isAbroad ? country.ref : city.ref}
                name={names.city}
                fullWidth
                error={aria['aria-invalid']}
                slotProps={{
                  input: {
                    ...slotProps.htmlInput,
                    ...aria,
                    placeholder: text('ui.place.choose'),
                  },
                }}
              />
            )}
          />
        )}
      </FieldFrame>
      {isAbroad && (
        <TextInput
          control={control}
          name={names.city}
          label={text('ui.place.cityAbroad', { label })}
          maxLength={120}
        />
      )}
    </Root>
  );
}

function matching(options: PlaceOption[], { inputValue }: { inputValue: string }) {
  const sought = foldForSearch(inputValue);
  if (sought === '') return options;
  return options.filter(({ label, keywords = '' }) =>
    foldForSearch(`${label} ${keywords}`).includes(sought),
  );
}
