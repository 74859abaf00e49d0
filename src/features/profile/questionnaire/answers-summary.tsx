import { useIntl } from 'react-intl';
import type { Questionnaire } from '../../../api/generated/model/questionnaire.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { usePlaceOptions } from '../../../shared/places/use-place-options.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { type FactEntry, Facts } from '../../../ui/layout/facts.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { PhoneText } from '../../../ui/text/phone-text.tsx';

interface AnswersSummaryProps {
  questionnaire: Questionnaire;
  onChange: () => void;
}

/** The submitted answers. */
export function AnswersSummary({
  questionnaire: { answers, submitted_at: submittedAt },
  onChange,
}: AnswersSummaryProps) {
  const text = useText();
  const intl = useIntl();
  const { nameOf } = useEnumNames();
  const { countryOptions } = usePlaceOptions();
  const country = (code: string | undefined) =>
    countryOptions.find(({ value }) => value === code)?.label;
  const count = (figure: number | undefined) =>
    figure !== undefined && <Ltr>{intl.formatNumber(figure)}</Ltr>;
  const yesOrNo = (answer: boolean | undefined) =>
    answer !== undefined && text(`profile.questionnaire.${answer ? 'yes' : 'no'}`);
  const fact = (question: string, value: FactEntry['value']): FactEntry => ({
    label: text(`profile.questionnaire.${question}`),
    value,
  });
  return (
    <Panel
      title={text('profile.questionnaire.answers')}
      actions={
        <Button variant="outline" onClick={onChange}>
          {text('profile.questionnaire.change')}
        </Button>
      }
    >
      <Facts
        arrangement="rows"
        facts={[
          fact('email', answers.email && <bdi>{answers.email}</bdi>),
          fact('phone', answers.phone && <PhoneText value={answers.phone} />),
          fact('shippingFrom', country(answers.shipping_from_country)),
          fact('companyName', answers.company_name && <bdi>{answers.company_name}</bdi>),
          fact('businessCountry', country(answers.business_shipping_country)),
          fact(
            'registration',
            answers.commercial_registration && <Ltr>{answers.commercial_registration}</Ltr>,
          ),
          fact(
            'businessPhone',
            answers.business_phone && <PhoneText value={answers.business_phone} />,
          ),
          fact('hasStore', yesOrNo(answers.has_electronic_store)),
          fact(
            'monthlySales',
            answers.monthly_sales_amount && <MoneyText value={answers.monthly_sales_amount} />,
          ),
          fact('monthlyOrders', count(answers.monthly_orders_count)),
          fact('integration', yesOrNo(answers.wants_shipping_integration)),
          fact(
            'howToSell',
            answers.how_to_sell &&
              intl.formatList(answers.how_to_sell.map((each) => nameOf('how_to_sell', each))),
          ),
          fact('whatToSell', answers.what_to_sell && <bdi>{answers.what_to_sell}</bdi>),
          fact('monthlyOrders', count(answers.monthly_orders_without_store)),
          fact('receivingSite', yesOrNo(answers.needs_receiving_site)),
          fact('sentOn', submittedAt && <DateText value={submittedAt} />),
        ]}
      />
    </Panel>
  );
}
