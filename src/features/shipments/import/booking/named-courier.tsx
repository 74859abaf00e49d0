import { useListCouriers } from '../../../../api/generated/couriers/couriers.ts';
import { useLocalized } from '../../../../i18n/localized-text.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { SelectBox } from '../../../../ui/controls/select-box.tsx';
import { FieldFrame } from '../../../../ui/forms/field-frame.tsx';

/** The contract's maximum for one page; there are fewer couriers. */
const allCouriers = { limit: 100 };

interface NamedCourierProps {
  /** A courier's id; empty if none is chosen. */
  value: string;
  /** It was asked for and is not there. */
  isMissing: boolean;
  onChange: (id: string) => void;
}

/** The one courier for all shipments. */
export function NamedCourier({ value, isMissing, onChange }: NamedCourierProps) {
  const text = useText();
  const localized = useLocalized();
  const { data } = useListCouriers(allCouriers, { query: { staleTime: Infinity } });
  const couriers = (data?.data ?? [])
    .map(({ id, name }) => ({ id, name: localized(name) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <div style={{ maxInlineSize: 360 }}>
      <FieldFrame
        label={text('shipments.booking.courier')}
        error={isMissing ? text('shipments.booking.courier.missing') : undefined}
      >
        {(aria) => (
          <SelectBox
            {...aria}
            value={value}
            onChange={({ target }) => {
              onChange(target.value);
            }}
          >
            <option value="">{text('shipments.booking.courier.choose')}</option>
            {couriers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectBox>
        )}
      </FieldFrame>
    </div>
  );
}
