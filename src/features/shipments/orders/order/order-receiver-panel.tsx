import { lazy, Suspense } from 'react';
import type { ImportField } from '../../../../api/generated/model/import-field.ts';
import type { StoreOrder } from '../../../../api/generated/model/store-order.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { withTexts } from '../../../../i18n/with-texts.ts';
import { usePlaceNames } from '../../../../shared/places/use-place-names.ts';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Ltr } from '../../../../ui/text/ltr.tsx';
import { PhoneText } from '../../../../ui/text/phone-text.tsx';
import { entryOf } from '../../import/fields.ts';
import { CityText } from '../city-text.tsx';
import { receiverOf, textOf } from '../order-cells.ts';

const OrderRepairs = lazy(async () => ({
  default: (await withTexts('shipments/import/check', import('./order-repairs.tsx'))).OrderRepairs,
}));

/** What follows name and phone, in the order of an address. */
const further = [
  'short_address',
  'building_no',
  'street_name',
  'district',
  'city',
  'state',
  'postal_code',
  'additional_number',
  'country',
  'email',
  'company',
  'landmark',
  'message',
] as const;
const wide: readonly string[] = ['email', 'landmark', 'message'];

/** The receiver as the store names them, with what the account changed, and what was repaired. */
export function OrderReceiverPanel({ order: { cells, repairs } }: { order: StoreOrder }) {
  const text = useText();
  const { countryName } = usePlaceNames();
  const name = receiverOf(cells);
  const phone = textOf(cells, 'receiver.phone');
  const valueOf = (part: (typeof further)[number]) => {
    const field: ImportField = `receiver.${part}`;
    const written = textOf(cells, field);
    if (written === '') return undefined;
    if (part === 'city') return <CityText cells={cells} />;
    if (part === 'country') return <bdi>{countryName(written)}</bdi>;
    return entryOf(field) === 'code' ? <Ltr>{written}</Ltr> : <bdi>{written}</bdi>;
  };
  return (
    <Panel title={text('shipments.receiver.title')}>
      {name === '' && phone === '' ? (
        <p>{text('shipments.orders.noReceiver')}</p>
      ) : (
        <Facts
          facts={[
            { label: text('shipments.receiver.full_name'), value: name && <bdi>{name}</bdi> },
            {
              label: text('shipments.receiver.phone'),
              value: phone && <PhoneText value={phone} />,
            },
            ...further.map((part) => ({
              label: text(`shipments.receiver.${part}`),
              value: valueOf(part),
              wide: wide.includes(part),
            })),
          ]}
        />
      )}
      {repairs.length > 0 && (
        <Suspense>
          <OrderRepairs repairs={repairs} />
        </Suspense>
      )}
    </Panel>
  );
}
