import { useWatch } from 'react-hook-form';
import { foldDigits } from '../../../../common/digits.ts';
import { HOME_COUNTRY } from '../../../../common/place-rules.ts';
import { usePlaceOptions } from '../../../shared/places/use-place-options.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ComboboxInput } from '../../../ui/forms/combobox-input.tsx';
import { Fields } from '../../../ui/forms/fields.tsx';
import { PhoneInput } from '../../../ui/forms/phone-input.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { SectionProps } from './contact-section.tsx';

/** The company. Its documents are requested once it has a name. */
export function BusinessSection({ control }: SectionProps) {
  const text = useText();
  const { countryOptions } = usePlaceOptions();
  const [name, country] = useWatch({
    control,
    name: ['company_name', 'business_shipping_country'],
  });
  const isNamed = name.trim() !== '';
  const isHome = country === HOME_COUNTRY;
  return (
    <Panel title={text('profile.questionnaire.business')}>
      <Fields>
        <TextInput
          control={control}
          name="company_name"
          label={text('profile.questionnaire.companyName')}
          autoComplete="organization"
          maxLength={120}
          optional
        />
        <ComboboxInput
          control={control}
          name="business_shipping_country"
          label={text('profile.questionnaire.businessCountry')}
          options={countryOptions}
          optional={!isNamed}
        />
        <TextInput
          control={control}
          name="commercial_registration"
          label={text('profile.questionnaire.registration')}
          help={isHome ? text('profile.questionnaire.registration.help') : undefined}
          inputMode={isHome ? 'numeric' : undefined}
          normalize={(typed) => foldDigits(typed.trim())}
          maxLength={40}
          ltr
          optional={!isNamed}
        />
        <PhoneInput
          control={control}
          name="business_phone"
          label={text('profile.questionnaire.businessPhone')}
          country={country}
          optional
        />
      </Fields>
    </Panel>
  );
}
