import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Money } from '../../../common/money.ts';
import { fromMillimetres } from '../../../common/units.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Dimensions } from '../../api/generated/model/dimensions.ts';
import type { ExcludedCourier } from '../../api/generated/model/excluded-courier.ts';
import type { QuoteCreate } from '../../api/generated/model/quote-create.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { usePlaceNames } from '../places/use-place-names.ts';

/**
 * Why a courier cannot take a parcel: a sentence with the limit and the parcel's value.
 *
 * @param moneyString formats money within a sentence.
 */
export function useExclusionText(
  moneyString: (money: Money) => string,
): (entry: ExcludedCourier, request: QuoteCreate) => string {
  const intl = useIntl();
  const text = useText();
  const { nameOf } = useEnumNames();
  const { cityName, countryName } = usePlaceNames();

  return useCallback(
    (entry, request) => {
      const { area = '', max_weight = 0, max_dimensions, cap } = entry;
      const { amount_to_collect, shipment_type = 'parcel', shipping_method } = request;
      const weight = (grams: number) =>
        intl.formatNumber(grams / 1000, {
          style: 'unit',
          unit: 'kilogram',
          maximumFractionDigits: 3,
        });
      return text(`shared.pricing.excluded.${reasonOf(entry, request)}`, {
        area: /^[A-Z]{2}$/.test(area) ? countryName(area) : cityName(area),
        maxWeight: weight(max_weight),
        weight: weight(request.weight),
        maxSize: max_dimensions ? sizeText(max_dimensions) : '',
        cap: cap ? moneyString(cap) : '',
        amount: amount_to_collect ? moneyString(amount_to_collect) : '',
        type: nameOf('shipment_type', shipment_type),
        method: shipping_method ? nameOf('shipping_method', shipping_method) : '',
      });
    },
    [intl, text, nameOf, cityName, countryName, moneyString],
  );
}

/** A light parcel can exceed the weight limit by its volume. */
function reasonOf({ reason, max_weight = 0 }: ExcludedCourier, { weight }: QuoteCreate): string {
  return reason === 'overweight' && weight <= max_weight ? 'overvolume' : reason;
}

/** Isolated, so that Arabic text around it does not reorder its parts. */
function sizeText({ length, width, height }: Dimensions): string {
  const sides = [length, width, height].map((side) => fromMillimetres(side, 'cm'));
  return `\u2066${sides.join(' × ')}\u2069`;
}
