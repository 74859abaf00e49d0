import type { Known } from './known.ts';
import { ruleOf, same, unless } from '../agreement/rule.ts';
import type { ExampleRule } from './example-rule.ts';

function areaFaults(code: string, { cities, countries, regions }: Known): string[] {
  const isKnown = cities.has(code) || countries.has(code) || regions.has(code);
  return unless(isKnown, `${code} is no city, region or country`);
}

/** Cities, countries and couriers. */
export const places: readonly ExampleRule[] = [
  ruleOf('a country exists', ['CountryCode'], (code, { known }) =>
    unless(known.countries.has(code), `${code} is no country`),
  ),

  ruleOf('an area exists', ['AreaCode', 'SaudiAreaCode'], (code, { known }) =>
    areaFaults(code, known),
  ),

  {
    says: 'a Saudi city is one of the list, in its region',
    faultsOf: ({ part: { value }, known }) => {
      const { country, city, state } = (value ?? {}) as Record<string, unknown>;
      if (country !== 'SA' || typeof city !== 'string') return [];
      const region = known.cities.get(city);
      if (region === undefined) return [`${city} is no Saudi city`];
      return state === undefined ? [] : same('state', state, region);
    },
  },

  ruleOf(
    'an event in a journey is in a city',
    ['TrackingEvent', 'PublicEvent'],
    ({ city }, { known }) =>
      unless(city === undefined || known.cities.has(city), `${city} is no Saudi city`),
  ),

  ruleOf('a courier is one of the list', ['CourierId'], (id, { known }) =>
    unless(known.couriers.has(id), `${id} is in no example of listCouriers`),
  ),

  ruleOf(
    'a courier is the same wherever it is shown',
    ['CourierSummary', 'ListedCourier', 'Courier', 'ImportCourier'],
    (shown, { known }) => {
      const { id, name, ...rest } = shown;
      const listed = known.couriers.get(id);
      if (!listed) return [];
      return [
        ...same('name', name, listed.name),
        ...('tier' in rest ? same('tier', rest.tier, listed.tier) : []),
        ...('rating' in rest ? same('rating', rest.rating, listed.rating) : []),
        ...('rating_count' in rest
          ? same('rating_count', rest.rating_count, listed.rating_count)
          : []),
      ];
    },
  ),

  ruleOf(
    'a courier’s name is one of the sample data',
    ['CourierSummary', 'ListedCourier', 'Courier', 'ImportCourier', 'PublicCourier'],
    ({ name }, { known }) => same('name', name.ar, known.courierNames.get(name.en)),
  ),

  ruleOf(
    'a carriage is invoiced for a courier of the sample data',
    ['InvoicedCarriage'],
    ({ courier }, { known }) => same('courier', courier.ar, known.courierNames.get(courier.en)),
  ),

  ruleOf(
    'a carriage is invoiced as its shipment went',
    ['InvoicedCarriage'],
    (carriage, { known }) => {
      const shipment = known.shipments.find(
        (each) => each.tracking_number === carriage.tracking_number,
      );
      if (!shipment) return [];
      return [
        ...same('courier', carriage.courier, shipment.courier.name),
        ...same('service_type', carriage.service_type, shipment.service_type),
        ...same('origin', carriage.origin, shipment.origin),
        ...same('destination', carriage.destination, shipment.destination),
      ];
    },
  ),
];
