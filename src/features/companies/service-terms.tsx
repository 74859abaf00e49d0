import { useIntl } from 'react-intl';
import { Weekday } from '../../api/generated/model/weekday.ts';
import type { CourierService } from '../../api/generated/model/courier-service.ts';
import type { EnumName } from '../../api/generated/model/enum-name.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useText } from '../../i18n/use-text.ts';
import { Facts } from '../../ui/layout/facts.tsx';
import { DimensionsText } from '../../ui/text/dimensions-text.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { WeightText } from '../../ui/text/weight-text.tsx';
import { AreaList } from './area-list.tsx';

/** A rate card's limits, its extra fees, and the area it serves. */
export function ServiceTerms({ service }: { service: CourierService }) {
  const text = useText();
  const intl = useIntl();
  const { nameOf } = useEnumNames();
  const { cash_on_delivery: cod, remote_areas: remote, served_days } = service;
  const days = Object.values(Weekday).filter((day) => served_days.includes(day));
  const names = (set: EnumName, values: readonly string[]) =>
    intl.formatList(values.map((value) => nameOf(set, value)));
  return (
    <Facts
      facts={[
        {
          label: text('pricing.facts.maxWeight'),
          value: <WeightText grams={service.max_weight} />,
        },
        {
          label: text('pricing.facts.maxSize'),
          value: <DimensionsText {...service.max_dimensions} />,
        },
        {
          label: text('companies.prices.volumetric'),
          value: text('companies.prices.divisor', {
            volume: intl.formatNumber(service.volumetric_divisor),
          }),
        },
        {
          label: text('companies.prices.types'),
          value: names('shipment_type', service.shipment_types),
        },
        {
          label: text('pricing.facts.methods'),
          value: names('shipping_method', service.shipping_methods),
        },
        {
          label: text('pricing.facts.return'),
          value: <MoneyText value={service.return_fee} />,
        },
        {
          label: text('shared.pricing.codFee'),
          value: cod ? <CodFee terms={cod} /> : text('companies.prices.noCod'),
        },
        {
          label: text('companies.prices.codCap'),
          value: cod && <MoneyText value={cod.cap} />,
        },
        {
          label: text('pricing.facts.days'),
          value: days.length === 7 ? text('pricing.facts.everyDay') : names('weekday', served_days),
        },
        {
          label: text('pricing.facts.coverage'),
          value: <AreaList codes={service.coverage_areas} />,
          wide: true,
        },
        {
          label: text('shared.pricing.remoteAreaFee'),
          value: remote && (
            <>
              <MoneyText value={remote.fee} />
              <AreaList codes={remote.areas} />
            </>
          ),
          wide: true,
        },
      ]}
    />
  );
}

function CodFee({ terms }: { terms: NonNullable<CourierService['cash_on_delivery']> }) {
  const text = useText();
  const intl = useIntl();
  const rate = `\u2066${intl.formatNumber(terms.rate / 100)}%\u2069`;
  return (
    <>
      <MoneyText value={terms.flat_fee} />
      {terms.rate > 0 && ` ${text('companies.prices.codRate', { rate })}`}
    </>
  );
}
