import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Collapse } from '../../ui/layout/collapse.tsx';
import { useListFavorites } from '../../api/generated/favorites/favorites.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { withChoice } from '../../shared/pricing/choice-address.ts';
import type { CourierPrice } from '../../api/generated/model/courier-price.ts';
import type { Quote } from '../../api/generated/model/quote.ts';
import { getGetQuoteQueryKey } from '../../api/generated/quotes/quotes.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useLocalized } from '../../i18n/localized-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { shipmentPaths } from '../shipments/paths.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { FavoriteStar } from '../../shared/couriers/favorite-star.tsx';
import { CourierIdentity, RatingText } from '../../shared/couriers/courier-identity.tsx';
import { MeasuredTransitText } from '../../shared/couriers/measured-transit.tsx';
import { TierMark } from '../../shared/couriers/tier-mark.tsx';
import { TransitText } from '../../shared/pricing/transit-text.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { BalanceAfter } from './balance-after.tsx';
import * as Card from './price-card-frame.ts';
import { PriceFacts } from './price-facts.tsx';

interface PriceCardProps {
  price: CourierPrice;
  quote: Quote;
  /** The page's address parameters, from which the form reads the parcel. */
  params: URLSearchParams;
  /** The price is not valid, or no longer valid. */
  disabled: boolean;
}

/** One price, with what is needed to decide; the rest is one click away. */
export function PriceCard({ price, quote, params, disabled }: PriceCardProps) {
  const text = useText();
  const localized = useLocalized();
  const { nameOf } = useEnumNames();
  const client = useQueryClient();
  const factsId = useId();
  const [open, setOpen] = useState(false);
  const { courier, service_type, tier, badges } = price;
  const isDefault = useListFavorites().data?.data.some(
    (favorite) => favorite.is_default && favorite.courier.id === courier.id,
  );
  const name = localized(courier.name);
  const service = nameOf('service_type', service_type);
  const choice = { quoteId: quote.id, courierId: courier.id, serviceType: service_type };

  return (
    <Card.Root data-marked={badges.length > 0}>
      {(badges.length > 0 || isDefault) && (
        <Card.Badges>
          {isDefault && (
            <StatusChip tone="neutral" plain>
              {text('shared.couriers.default')}
            </StatusChip>
          )}
          {badges.map((badge) => (
            <StatusChip key={badge} tone={badge === 'fastest' ? 'progress' : 'accent'} plain>
              {text(`pricing.badge.${badge}`)}
            </StatusChip>
          ))}
        </Card.Badges>
      )}
      <Card.Main>
        <Card.Courier className="wide">
          <CourierIdentity id={courier.id} name={name} heading="h3">
            <span>{service}</span>
            <TierMark tier={tier} name={nameOf('tier', tier)} />
            <RatingText rating={courier.rating} count={courier.rating_count} />
          </CourierIdentity>
          <FavoriteStar courierId={courier.id} name={name} />
        </Card.Courier>
        <div>
          <Card.Delivery>
            <TransitText value={price.transit_times} />
          </Card.Delivery>
          <Card.Small>
            {text('pricing.by')} <DateText value={price.expected_delivery_on} format="short" />
          </Card.Small>
          <MeasuredTransitText value={price.measured} compact />
        </div>
        <Card.Price>
          <Card.Total>
            <MoneyText value={price.total_fee} />
          </Card.Total>
          <Card.Small>{text(price.vat_rate > 0 ? 'pricing.withVat' : 'pricing.noVat')}</Card.Small>
        </Card.Price>
        {disabled ? (
          <Button className="wide" disabled>
            {text('pricing.choose')}
          </Button>
        ) : (
          <ButtonLink
            className="wide"
            to={{ pathname: shipmentPaths.create, search: withChoice(params, choice).toString() }}
            aria-label={text('pricing.choose.label', { courier: name, service })}
            onClick={() => {
              // The form opens with the same quote, without requesting it again.
              client.setQueryData(getGetQuoteQueryKey(quote.id), quote);
            }}
          >
            {text('pricing.choose')}
          </ButtonLink>
        )}
      </Card.Main>
      <Card.Foot>
        <BalanceAfter value={price.balance_after} />
        <Card.More
          type="button"
          aria-expanded={open}
          aria-controls={factsId}
          aria-label={text('pricing.facts.label', { courier: name, service })}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {text('pricing.facts')}
          <ChevronDownIcon size={16} />
        </Card.More>
      </Card.Foot>
      <Collapse id={factsId} open={open}>
        <PriceFacts price={price} />
      </Collapse>
    </Card.Root>
  );
}
