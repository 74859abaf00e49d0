import { useQueryClient } from '@tanstack/react-query';
import type { CourierPrice } from '../../../api/generated/model/courier-price.ts';
import type { Quote } from '../../../api/generated/model/quote.ts';
import { getGetQuoteQueryKey } from '../../../api/generated/quotes/quotes.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { withChoice } from '../../../shared/pricing/choice-address.ts';
import { parcelParams } from '../../../shared/pricing/parcel-address.ts';
import type { ParcelValues } from '../../../shared/pricing/parcel.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { shipmentPaths } from '../../shipments/paths.ts';

interface ShipLinkProps {
  quote: Quote;
  price: CourierPrice;
  parcel: ParcelValues;
}

/** Leads to the booking form with this parcel and price. */
export function ShipLink({ quote, price, parcel }: ShipLinkProps) {
  const text = useText();
  const localized = useLocalized();
  const { nameOf } = useEnumNames();
  const client = useQueryClient();
  const { courier, service_type } = price;
  const choice = { quoteId: quote.id, courierId: courier.id, serviceType: service_type };
  const search = withChoice(parcelParams(parcel), choice).toString();
  return (
    <ButtonLink
      size="small"
      to={{ pathname: shipmentPaths.create, search }}
      aria-label={text('companies.ship.label', {
        courier: localized(courier.name),
        service: nameOf('service_type', service_type),
      })}
      onClick={() => {
        // The form opens with the same quote, without requesting it again.
        client.setQueryData(getGetQuoteQueryKey(quote.id), quote);
      }}
    >
      {text('companies.ship')}
    </ButtonLink>
  );
}
