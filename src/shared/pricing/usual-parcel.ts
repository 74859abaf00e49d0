import { useSearchParams } from 'react-router-dom';
import type { ListCouriersParams } from '../../api/generated/model/list-couriers-params.ts';
import type { Shipment } from '../../api/generated/model/shipment.ts';
import { useListShipments } from '../../api/generated/shipments/shipments.ts';
import { HOME_COUNTRY } from '../../../common/place-rules.ts';
import { emptyParcel, type LocationValues, type ParcelValues } from './parcel.ts';
import { readParcel, withParcel } from './parcel-address.ts';
import { requestOf } from './quote-request.ts';

/**
 * The parcel that a page shows prices for: the one in its address, otherwise that of the last
 * shipment.
 */
export function useUsualParcel() {
  const [params, setParams] = useSearchParams();
  const named = readParcel(params);
  const isNamed = requestOf(named) !== null;
  const { data, isPending } = useListShipments({ limit: 1 }, { query: { enabled: !isNamed } });
  const [shipment] = data?.data ?? [];
  const last = shipment && parcelOfShipment(shipment);
  return {
    /** Undefined until the last shipment has loaded, null if there is none. */
    parcel: isNamed ? named : isPending && !data ? undefined : (last ?? null),
    params,
    /** Writes a parcel into the address. */
    setParcel: (parcel: ParcelValues) => {
      setParams((current) => withParcel(current, parcel), { preventScrollReset: true });
    },
  };
}

/** The parcel of a shipment, prepaid. */
export function parcelOfShipment(shipment: Shipment): ParcelValues {
  const { origin, receiver, weight, weight_unit, length, width, height } = shipment;
  const { dimension_unit, pieces, shipment_type } = shipment;
  return {
    ...emptyParcel,
    origin: { country: origin.country, city: origin.city },
    destination: { country: receiver.country, city: receiver.city },
    ...{ weight, weight_unit, length, width, height, dimension_unit, pieces, shipment_type },
  };
}

/** The parcel as a query of the directory; null while it is incomplete. */
export function directoryParcel(parcel: ParcelValues) {
  const request = requestOf(parcel);
  if (!request) return null;
  const { weight, length, width, height, pieces, shipment_type } = request;
  return {
    origin: areaOf(parcel.origin),
    destination: areaOf(parcel.destination),
    weight,
    ...(length !== undefined && { length, width, height }),
    ...(pieces !== undefined && { pieces }),
    ...(shipment_type !== undefined && { shipment_type }),
  } satisfies ListCouriersParams;
}

/** Abroad, prices depend on the country alone. */
function areaOf({ country, city }: LocationValues): string {
  return country === HOME_COUNTRY ? (city ?? '') : country;
}
