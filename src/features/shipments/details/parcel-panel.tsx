import { useIntl } from 'react-intl';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DimensionsText } from '../../../ui/text/dimensions-text.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { WeightText } from '../../../ui/text/weight-text.tsx';
import { ProductsTable } from './products-table.tsx';

/** The parcel in the units it was typed in, and the order inside it. */
export function ParcelPanel({ shipment }: { shipment: Shipment }) {
  const text = useText();
  const intl = useIntl();
  const { nameOf } = useEnumNames();
  const { weight, weight_unit, dimension_unit, charge, pieces } = shipment;
  const label = (field: string) => text(`shipments.parcel.${field}`);
  return (
    <Panel title={text('shipments.parcel.title')}>
      <Facts
        facts={[
          { label: label('weight'), value: <WeightText grams={weight} unit={weight_unit} /> },
          {
            label: label('chargeable_weight'),
            value: <WeightText grams={charge.chargeable_weight} unit={weight_unit} />,
          },
          {
            label: label('dimensions'),
            value: (
              <DimensionsText
                length={shipment.length}
                width={shipment.width}
                height={shipment.height}
                unit={dimension_unit}
              />
            ),
          },
          { label: label('size'), value: nameOf('size', shipment.size) },
          { label: label('pieces'), value: <Ltr>{intl.formatNumber(pieces)}</Ltr> },
          { label: label('shipment_type'), value: nameOf('shipment_type', shipment.shipment_type) },
          {
            label: label('packaging_type'),
            value: nameOf('packaging_type', shipment.packaging_type),
          },
          { label: label('note'), value: shipment.note && <bdi>{shipment.note}</bdi>, wide: true },
        ]}
      />
      <ProductsTable shipment={shipment} />
    </Panel>
  );
}
