import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CourierTier } from '../../../api/generated/model/courier-tier.ts';
import type { CourierPrice } from '../../../api/generated/model/courier-price.ts';
import type { Money } from '../../../api/generated/model/money.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { RatingText } from '../../../shared/couriers/courier-identity.tsx';
import { MeasuredTransitText } from '../../../shared/couriers/measured-transit.tsx';
import { TierMark } from '../../../shared/couriers/tier-mark.tsx';
import { TransitText } from '../../../shared/pricing/transit-text.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { DimensionsText } from '../../../ui/text/dimensions-text.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { WeightText } from '../../../ui/text/weight-text.tsx';

/** A line of the comparison. */
export interface MatrixRow {
  id: string;
  label: string;
  cell: (price: CourierPrice) => ReactNode;
  /** The smaller, the better; without it, no value of the line is better than another. */
  rank?: (price: CourierPrice) => number;
  /** Shown in large letters. */
  isMain?: true;
}

/** Every line of the comparison, in order. */
export function useMatrixRows(): MatrixRow[] {
  const text = useText();
  const intl = useIntl();
  const localized = useLocalized();
  const { nameOf } = useEnumNames();
  const label = (id: string) => text(`companies.compare.row.${id}`);
  const money = (id: string, of: (price: CourierPrice) => Money, isRanked = true): MatrixRow => ({
    id,
    label: label(id),
    cell: (price) => <MoneyText value={of(price)} />,
    ...(isRanked && { rank: (price) => of(price).amount }),
  });
  return [
    { ...money('total', ({ total_fee }) => total_fee), isMain: true },
    {
      id: 'transit',
      label: label('transit'),
      cell: ({ transit_times }) => <TransitText value={transit_times} />,
      rank: ({ transit_times }) => transit_times.max_days * 100 + transit_times.min_days,
      isMain: true,
    },
    {
      id: 'actual',
      label: label('actual'),
      cell: ({ measured }) => <MeasuredTransitText value={measured} />,
      rank: ({ measured }) =>
        measured ? measured.p90_days * 100 + measured.p50_days : Number.MAX_SAFE_INTEGER,
    },
    {
      id: 'expected',
      label: label('expected'),
      cell: ({ expected_delivery_on }) => <DateText value={expected_delivery_on} format="short" />,
      rank: ({ expected_delivery_on }) => Date.parse(expected_delivery_on),
    },
    money('base', ({ base_fee }) => base_fee),
    money('weight', ({ weight_fee }) => weight_fee),
    money('cod', ({ cod_fee }) => cod_fee),
    money('remote', ({ remote_area_fee }) => remote_area_fee),
    money('subtotal', ({ subtotal }) => subtotal),
    money('vat', ({ vat }) => vat, false),
    money('return', ({ return_price }) => return_price),
    {
      id: 'chargeable',
      label: label('chargeable'),
      cell: ({ chargeable_weight }) => <WeightText grams={chargeable_weight} />,
    },
    {
      id: 'rating',
      label: label('rating'),
      cell: ({ courier }) => <RatingText rating={courier.rating} count={courier.rating_count} />,
      rank: ({ courier }) => -courier.rating,
    },
    {
      id: 'tier',
      label: label('tier'),
      cell: ({ tier }) => <TierMark tier={tier} name={nameOf('tier', tier)} />,
      rank: ({ tier }) => -Object.values(CourierTier).indexOf(tier),
    },
    {
      id: 'coverage',
      label: label('coverage'),
      cell: ({ coverage_areas }) => text('pricing.facts.areas', { count: coverage_areas.length }),
      rank: ({ coverage_areas }) => -coverage_areas.length,
    },
    {
      id: 'days',
      label: label('days'),
      cell: ({ served_days }) =>
        served_days.length === 7
          ? text('pricing.facts.everyDay')
          : intl.formatList(served_days.map((day) => nameOf('weekday', day))),
      rank: ({ served_days }) => -served_days.length,
    },
    {
      id: 'maxWeight',
      label: label('maxWeight'),
      cell: ({ max_weight }) => <WeightText grams={max_weight} />,
      rank: ({ max_weight }) => -max_weight,
    },
    {
      id: 'maxSize',
      label: label('maxSize'),
      cell: ({ max_dimensions }) => <DimensionsText {...max_dimensions} />,
    },
    {
      id: 'methods',
      label: label('methods'),
      cell: ({ shipping_methods }) =>
        intl.formatList(shipping_methods.map((method) => nameOf('shipping_method', method))),
    },
    { id: 'notes', label: label('notes'), cell: ({ notes }) => localized(notes) },
  ];
}
