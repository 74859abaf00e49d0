import { useWatch } from 'react-hook-form';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ChoiceInput } from '../../../ui/forms/choice-input.tsx';
import { ChoicesInput } from '../../../ui/forms/choices-input.tsx';
import { Fields, Wide } from '../../../ui/forms/fields.tsx';
import { MoneyInput } from '../../../ui/forms/money-input.tsx';
import { NumberInput } from '../../../ui/forms/number-input.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { SectionProps } from './contact-section.tsx';

/** How the business sells. The later questions depend on the first answer. */
export function SalesSection({ control }: SectionProps) {
  const text = useText();
  const hasStore = useWatch({ control, name: 'has_electronic_store' });
  const Branch = { '': null, yes: StoreQuestions, no: OtherQuestions }[hasStore];
  return (
    <Panel title={text('profile.questionnaire.sales')}>
      <Fields>
        <YesOrNo control={control} name="has_electronic_store" question="hasStore" />
        {Branch && <Branch control={control} />}
      </Fields>
    </Panel>
  );
}

function StoreQuestions({ control }: SectionProps) {
  const text = useText();
  return (
    <>
      <MoneyInput
        control={control}
        name="monthly_sales_amount.amount"
        label={text('profile.questionnaire.monthlySales')}
      />
      <NumberInput
        control={control}
        name="monthly_orders_count"
        label={text('profile.questionnaire.monthlyOrders')}
        whole
      />
      <YesOrNo control={control} name="wants_shipping_integration" question="integration" />
    </>
  );
}

function OtherQuestions({ control }: SectionProps) {
  const text = useText();
  const { optionsOf } = useEnumNames();
  return (
    <>
      <Wide>
        <ChoicesInput
          control={control}
          name="how_to_sell"
          label={text('profile.questionnaire.howToSell')}
          help={text('profile.questionnaire.howToSell.help')}
          options={optionsOf('how_to_sell')}
        />
      </Wide>
      <TextInput
        control={control}
        name="what_to_sell"
        label={text('profile.questionnaire.whatToSell')}
        help={text('profile.questionnaire.whatToSell.help')}
        maxLength={120}
      />
      <NumberInput
        control={control}
        name="monthly_orders_without_store"
        label={text('profile.questionnaire.monthlyOrders')}
        whole
      />
      <YesOrNo control={control} name="needs_receiving_site" question="receivingSite" />
    </>
  );
}

interface YesOrNoProps extends SectionProps {
  name: 'has_electronic_store' | 'wants_shipping_integration' | 'needs_receiving_site';
  /** End of its message id. */
  question: 'hasStore' | 'integration' | 'receivingSite';
}

function YesOrNo({ control, name, question }: YesOrNoProps) {
  const text = useText();
  return (
    <Wide>
      <ChoiceInput
        control={control}
        name={name}
        label={text(`profile.questionnaire.${question}`)}
        options={['yes', 'no'].map((value) => ({
          value,
          label: text(`profile.questionnaire.${value}`),
        }))}
        columns={2}
      />
    </Wide>
  );
}
