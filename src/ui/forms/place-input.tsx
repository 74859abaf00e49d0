import styled from '@emotion/styled';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';
import { FieldFrame } from './field-frame.tsx';
import { OptionSearch, type SearchOption } from './option-search.tsx';
import { TextInput } from './text-input.tsx';
import { useFieldText } from './use-field-text.ts';

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, minInlineSize: 0 });

/** One line of the list: a Saudi city, or a country whose city is then typed. */
interface PlaceOption extends SearchOption {
  country: string;
  city: string | null;
}

interface PlaceInputProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  /**
   * Paths of the country's code and of the city: in Saudi Arabia a code, abroad the name as typed.
   */
  names: { country: FieldPath<Values>; city: FieldPath<Values> };
  label: string;
  homeCountry: string;
  cities: readonly SearchOption[];
  countries: readonly SearchOption[];
  loading?: boolean;
}

/** Origin or destination: a Saudi city, or a country and the name of a city. */
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
        {(ids) => (
          <OptionSearch
            ids={ids}
            name={names.city}
            inputRef={isAbroad ? country.ref : city.ref}
            options={options}
            value={chosen ?? null}
            onChoose={choose}
            onBlur={isAbroad ? country.onBlur : city.onBlur}
            loading={loading}
            groupBy={(option) => text(option.city === null ? 'ui.place.abroad' : 'ui.place.atHome')}
            placeholder={text('ui.place.choose')}
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
