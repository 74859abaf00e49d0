import type { Control } from 'react-hook-form';
import type { QuestionnaireAnswers } from '../../../api/generated/model/questionnaire-answers.ts';
import { usePlaceOptions } from '../../../shared/places/use-place-options.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ComboboxInput } from '../../../ui/forms/combobox-input.tsx';
import { Fields } from '../../../ui/forms/fields.tsx';
import { PhoneInput } from '../../../ui/forms/phone-input.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { QuestionnaireValues } from './questionnaire-values.ts';

export interface SectionProps {
  control: Control<QuestionnaireValues, unknown, QuestionnaireAnswers>;
}

/** Contact details of the business, and where it ships from. */
export function ContactSection({ control }: SectionProps) {
  const text = useText();
  const { countryOptions } = usePlaceOptions();
  return (
    <Panel
      title={text('profile.questionnaire.contact')}
      description={text('profile.questionnaire.lead')}
    >
      <Fields>
        <TextInput
          control={control}
          name="email"
          type="email"
          label={text('profile.questionnaire.email')}
          autoComplete="email"
          normalize={(typed) => typed.trim()}
          ltr
        />
        <PhoneInput
          control={control}
          name="phone"
          label={text('profile.questionnaire.phone')}
          autoComplete="tel"
        />
        <ComboboxInput
          control={control}
          name="shipping_from_country"
          label={text('profile.questionnaire.shippingFrom')}
          options={countryOptions}
        />
      </Fields>
    </Panel>
  );
}
