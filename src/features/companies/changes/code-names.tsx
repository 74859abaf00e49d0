import { useIntl } from 'react-intl';
import type { EnumName } from '../../../api/generated/model/enum-name.ts';
import type { PriceField } from '../../../api/generated/model/price-field.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';

/** The lists of a rate card whose codes are values of an enum; those of the others are places. */
const enumOf = {
  served_days: 'weekday',
  shipment_types: 'shipment_type',
  shipping_methods: 'shipping_method',
} as const satisfies Partial<Record<PriceField, EnumName>>;

export function isNamed(field: PriceField): field is keyof typeof enumOf {
  return field in enumOf;
}

/** The names of days, types or methods. */
export function CodeNames({
  field,
  codes,
}: {
  field: keyof typeof enumOf;
  codes: readonly string[];
}) {
  const intl = useIntl();
  const { nameOf } = useEnumNames();
  return <span>{intl.formatList(codes.map((code) => nameOf(enumOf[field], code)))}</span>;
}
