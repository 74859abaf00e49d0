import { foldDigits } from '../../../common/digits.ts';
import type { Shipment } from '../../api/generated/model/shipment.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { usePlaceText } from '../../shared/places/use-place-text.ts';
import { useLocalized } from '../../i18n/localized-text.ts';
import { CourierMonogram } from '../../shared/couriers/courier-monogram.tsx';
import { Ltr } from '../../ui/text/ltr.tsx';
import { MarkedText } from '../../ui/text/marked-text.tsx';
import { Separator } from '../../ui/text/separator.tsx';
import { ShipmentStatusChip } from '../../ui/text/shipment-status-chip.tsx';
import { Line, Under, Words } from './option-lines.ts';

interface ShipmentOptionProps {
  shipment: Shipment;
  query: string;
}

/** A shipment in the results: receiver, destination, and the matching text. */
export function ShipmentOption({ shipment, query }: ShipmentOptionProps) {
  const localized = useLocalized();
  const placeText = usePlaceText();
  const { nameOf } = useEnumNames();
  const { courier, receiver, destination, status, tracking_number, reference_id } = shipment;
  const city = placeText(destination);
  // In Saudi Arabia people write 05…, but the number starts with the country code.
  const dialled = foldDigits(query).replace(/\D/g, '').replace(/^0+/, '');
  const isFoundByPhone = dialled.length > 2 && receiver.phone.includes(dialled);
  return (
    <>
      <CourierMonogram code={courier.id} name={localized(courier.name)} size={32} />
      <Words>
        <Line>
          <bdi>
            <MarkedText value={receiver.full_name} query={query} />
          </bdi>
          <Separator />
          <MarkedText value={city} query={query} />
        </Line>
        <Under>
          <Ltr>
            <MarkedText value={tracking_number} query={query} />
          </Ltr>
          {isFoundByPhone && (
            <>
              <Separator />
              <Ltr>
                <MarkedText value={receiver.phone} query={dialled} />
              </Ltr>
            </>
          )}
          {reference_id !== undefined && (
            <>
              <Separator />
              <Ltr>
                <MarkedText value={reference_id} query={query} />
              </Ltr>
            </>
          )}
        </Under>
      </Words>
      <ShipmentStatusChip status={status} label={nameOf('status', status)} />
    </>
  );
}
