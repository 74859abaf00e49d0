import styled from '@emotion/styled';
import { useState } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import type { PlaceOption } from '../../../../shared/places/place-options.ts';
import { usePlaceOptions } from '../../../../shared/places/use-place-options.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldFrame } from '../../../../ui/forms/field-frame.tsx';
import { OptionSearch } from '../../../../ui/forms/option-search.tsx';
import { AlertIcon } from '../../../../ui/icons.tsx';
import { colors, typeScale } from '../../../../ui/theme/tokens.ts';
import { useFieldNames } from '../../import/use-field-names.ts';
import { useValueNames } from '../../import/use-value-names.ts';
import { textOf } from '../order-cells.ts';
import { BoxLine, type FaultProps } from './field-fault.tsx';

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });
const Wrong = styled('p')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  '& > svg': { flexShrink: 0, marginBlockStart: 4, color: colors.danger },
});
const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 });
const Quiet = styled('p')({ color: colors.inkMuted, ...typeScale.small });

/** A city that nobody knows by this name: those it may be at one press, or any from the list. */
export function CityFault({ fault, cells, sending, onCorrect }: FaultProps) {
  const text = useText();
  const { nameOf } = useFieldNames();
  const { namesOf } = useValueNames();
  const { cityOptions } = usePlaceOptions();
  const { field, params } = fault;
  const [city, setCity] = useState<PlaceOption | null>(null);
  const nearest = params?.nearest ?? [];
  const names = namesOf(field, nearest);
  return (
    <Root>
      <Wrong>
        <AlertIcon size={18} />
        <span>
          {text('shipments.orders.city.unknown', {
            field: nameOf(field),
            city: textOf(cells, field),
          })}
        </span>
      </Wrong>
      {nearest.length > 0 && (
        <Choices>
          <span>{text('shipments.orders.city.nearest')}</span>
          {nearest.map((code, index) => (
            <Button
              key={code}
              variant="outline"
              loading={sending === code}
              onClick={() => {
                onCorrect(code);
              }}
            >
              <bdi>{names[index]}</bdi>
            </Button>
          ))}
        </Choices>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (city) onCorrect(city.value);
        }}
      >
        <FieldFrame
          label={text(
            nearest.length > 0 ? 'shipments.orders.city.other' : 'shipments.orders.city.choose',
          )}
        >
          {(ids) => (
            <BoxLine>
              <OptionSearch
                ids={ids}
                name="city"
                options={cityOptions}
                value={city}
                onChoose={setCity}
                loading={cityOptions.length === 0}
                placeholder={text('ui.form.choose')}
              />
              <Button
                type="submit"
                variant="outline"
                disabled={city === null}
                loading={sending !== null && sending === city?.value}
                aria-label={text('shipments.orders.saveField', { field: nameOf(field) })}
              >
                {text('shipments.orders.save')}
              </Button>
            </BoxLine>
          )}
        </FieldFrame>
      </form>
      <Quiet>{text('shipments.orders.city.remembered')}</Quiet>
    </Root>
  );
}
