import styled from '@emotion/styled';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CourierPrice } from '../../../../api/generated/model/courier-price.ts';
import { HOME_COUNTRY } from '../../../../../common/place-rules.ts';
import { isBlank } from '../../../../../common/rule-violation.ts';
import { usePlaceOptions } from '../../../../shared/places/use-place-options.ts';
import { useLocalized } from '../../../../i18n/localized-text.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Folded } from '../../../../ui/forms/folded.tsx';
import { PlaceInput } from '../../../../ui/forms/place-input.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { useFold } from '../../../../ui/forms/use-fold.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Fields } from '../../../../ui/forms/fields.tsx';
import { colors, typeScale } from '../../../../ui/theme/tokens.ts';
import { SenderFields } from './sender-fields.tsx';
import { SenderSummary } from './sender-summary.tsx';
import type { BookingValues } from '../booking-values.ts';
import { useFieldLabel, useFieldProps } from '../use-field-label.ts';
import { useCallingCode } from './use-calling-code.ts';

const Lead = styled('p')({ marginBlockEnd: 16, color: colors.inkMuted, ...typeScale.small });

interface SenderSectionProps {
  price: CourierPrice | null;
}

/** Origin of the parcel, and the sender details that the chosen courier requires: known, so one line. */
export function SenderSection({ price }: SenderSectionProps) {
  const { control } = useFormContext<BookingValues>();
  const text = useText();
  const localized = useLocalized();
  const label = useFieldLabel();
  const field = useFieldProps(control);
  const { cityOptions, countryOptions } = usePlaceOptions();
  useCallingCode(price?.sender_fields.includes('phone_code') ?? false);
  const fold = useFold(control, ['origin', 'sender', 'company'], useLacksAsked(price));
  return (
    <Panel dense title={text('shipments.create.sender')}>
      <Folded fold={fold} name={text('shipments.create.sender')} summary={<SenderSummary />}>
        {price && (
          <Lead>
            {text('shipments.create.sender.asked', { courier: localized(price.courier.name) })}
          </Lead>
        )}
        <Fields>
          <PlaceInput
            control={control}
            names={{ country: 'origin.country', city: 'origin.city' }}
            label={label('origin')}
            homeCountry={HOME_COUNTRY}
            cities={cityOptions}
            countries={countryOptions}
          />
          <TextInput {...field('company')} maxLength={120} optional />
          {price && <SenderFields required={price.sender_fields} />}
        </Fields>
      </Folded>
    </Panel>
  );
}

/** What is never known beforehand: how it is, and what follows from other fields. */
const given = ['collecting_money', 'amount_to_collect', 'phone_code', 'volume', 'gross_weight'];

/** Whether something is missing that the courier asks for and the profile does not have. */
function useLacksAsked(price: CourierPrice | null): boolean {
  const { control } = useFormContext<BookingValues>();
  return useWatch({
    control,
    compute: ({ origin, sender }) => {
      const known = new Map<string, unknown>(Object.entries({ ...sender, ...origin }));
      const asked = price?.sender_fields.filter((name) => !given.includes(name)) ?? ['city'];
      return asked.some((name) => isBlank(known.get(name)));
    },
  });
}
