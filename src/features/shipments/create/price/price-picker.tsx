import { pricingPath } from '../../../pricing/paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import styled from '@emotion/styled';
import { useFormContext, useFormState } from 'react-hook-form';
import type { CourierPrice } from '../../../../api/generated/model/courier-price.ts';
import { useEnumNames } from '../../../../api/use-enum-names.ts';
import { useExclusionText } from '../../../../shared/pricing/use-exclusion-text.ts';
import { useLocalized } from '../../../../i18n/localized-text.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { CourierMonogram } from '../../../../shared/couriers/courier-monogram.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { TransitText } from '../../../../shared/pricing/transit-text.tsx';
import { useMoneyString } from '../../../../ui/text/money-string.ts';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { Separator } from '../../../../ui/text/separator.tsx';
import { WithRiyalSign } from '../../../../ui/text/with-riyal-sign.tsx';
import { colors, radius, typeScale } from '../../../../ui/theme/tokens.ts';
import type { BookingValues } from '../booking-values.ts';
import type { BookingPrice } from './use-booking-price.ts';

/** Only the cheapest. The prices page has all of them. */
const offered = 5;

const List = styled('ul')({ display: 'flex', flexDirection: 'column', gap: 8 });
const Offer = styled('button')({
  display: 'grid',
  alignItems: 'center',
  gap: '0 12px',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  inlineSize: '100%',
  minBlockSize: 56,
  padding: '8px 12px',
  color: colors.ink,
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.medium,
  ...typeScale.small,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { borderColor: colors.verdigris, background: colors.verdigrisSoft },
});
const Name = styled('span')({ display: 'block', fontWeight: 500 });
const Service = styled('span')({ display: 'block', color: colors.inkMuted, ...typeScale.caption });
const Hint = styled('p')({ color: colors.inkMuted, ...typeScale.small });

interface PricePickerProps {
  pricing: BookingPrice;
  /** The parcel as typed, for the prices page. */
  search: string;
  onChoose: () => void;
}

/**
 * Prices to choose from within the form, if none is chosen or the chosen courier can no longer take
 * the parcel.
 */
export function PricePicker({ pricing, search, onChoose }: PricePickerProps) {
  const text = useText();
  const localized = useLocalized();
  const { nameOf } = useEnumNames();
  const reasonOf = useExclusionText(useMoneyString());
  const { control, setValue, clearErrors } = useFormContext<BookingValues>();
  const { errors } = useFormState({ control, name: 'courier_id' });
  const { refusal } = pricing;
  // Prices of an earlier parcel are not offered.
  const quote = pricing.request && pricing.quote;

  const choose = ({ courier, service_type }: CourierPrice) => {
    setValue('courier_id', courier.id, { shouldDirty: true });
    setValue('service_type', service_type, { shouldDirty: true });
    clearErrors('courier_id');
    onChoose();
  };

  if (pricing.failed && !pricing.pending) {
    return (
      <Notice
        tone="danger"
        assertive
        action={
          <Button size="small" variant="outline" onClick={pricing.retry}>
            {text('ui.retry')}
          </Button>
        }
      >
        {text('ui.failed.title')}
      </Notice>
    );
  }
  return (
    <>
      {quote && refusal && (
        <Notice
          tone="warning"
          title={text('shipments.create.refused', { courier: localized(refusal.courier.name) })}
        >
          <WithRiyalSign>{reasonOf(refusal, quote.request)}</WithRiyalSign>
        </Notice>
      )}
      {errors.courier_id && !refusal && (
        <Notice tone="danger">{text('shipments.create.chooseFirst')}</Notice>
      )}
      {!quote && <Hint>{text('shipments.create.chooseHint')}</Hint>}
      {quote?.prices.length === 0 && <Hint>{text('shipments.create.nobody')}</Hint>}
      <List>
        {quote?.prices.slice(0, offered).map((price) => {
          const name = localized(price.courier.name);
          return (
            <li key={`${price.courier.id} ${price.service_type}`}>
              <Offer
                type="button"
                disabled={pricing.pending}
                onClick={() => {
                  choose(price);
                }}
              >
                <CourierMonogram code={price.courier.id} name={name} size={34} />
                <span>
                  <Name>{name}</Name>
                  <Service>
                    {nameOf('service_type', price.service_type)}
                    <Separator />
                    <TransitText value={price.transit_times} />
                  </Service>
                </span>
                <strong>
                  <MoneyText value={price.total_fee} />
                </strong>
              </Offer>
            </li>
          );
        })}
      </List>
      <ButtonLink variant="outline" to={{ pathname: pricingPath, search }}>
        {quote && quote.prices.length > offered
          ? text('shipments.create.compareAll', { count: quote.prices.length })
          : text('shipments.create.compare')}
      </ButtonLink>
    </>
  );
}
