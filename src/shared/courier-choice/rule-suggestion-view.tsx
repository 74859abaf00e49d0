import type { CourierChoiceCreate } from '../../api/generated/model/courier-choice-create.ts';
import type { CourierPrice } from '../../api/generated/model/courier-price.ts';
import type { Quote } from '../../api/generated/model/quote.ts';
import { useLocalized } from '../../i18n/localized-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { ChoiceReasonView } from './choice-reason-view.tsx';
import { useSuggestion } from './use-suggestion.ts';

export interface RuleSuggestionProps {
  quote: Quote;
  /** What the quote does not say of it. */
  parcel: Omit<CourierChoiceCreate, 'quote_id'>;
  chosen: CourierPrice | undefined;
  onTake: (price: CourierPrice) => void;
}

/** What the account's rules choose among the prices of a quote, and why. */
export function RuleSuggestionView({ quote, parcel, chosen, onTake }: RuleSuggestionProps) {
  const text = useText();
  const localized = useLocalized();
  const suggestion = useSuggestion({ quote_id: quote.id, ...parcel });
  if (!suggestion) return null;
  const { courier_id, service_type, courier_choice } = suggestion;
  const price = quote.prices.find(
    (each) => each.courier.id === courier_id && each.service_type === service_type,
  );
  const isChosen =
    price !== undefined &&
    price.courier.id === chosen?.courier.id &&
    price.service_type === chosen.service_type;
  const title = price
    ? text(isChosen ? 'profile.rules.suggest.chosen' : 'profile.rules.suggest.title', {
        courier: localized(price.courier.name),
      })
    : text('profile.rules.suggest.none');
  return (
    <Notice
      tone={price ? 'info' : 'warning'}
      title={title}
      action={
        price &&
        !isChosen && (
          <Button
            size="small"
            variant="outline"
            onClick={() => {
              onTake(price);
            }}
          >
            {text('profile.rules.suggest.take')}
          </Button>
        )
      }
    >
      {price && !isChosen && <MoneyText value={price.total_fee} />}
      <ChoiceReasonView choice={courier_choice} withLink />
    </Notice>
  );
}
