import {
  type ContractDocument,
  dereferenced,
  type Schema,
  valueAt,
} from '../../common/contract/document.ts';
import { type Operation, operationsOf } from '../../common/contract/operations.ts';
import type { components } from '../../openapi/generated/types.ts';
import { CITIES } from '../../server/reference/places/cities.ts';
import { listCountries } from '../../server/reference/places/countries.ts';
import { REGIONS } from '../../server/reference/places/regions.ts';
import { SAMPLE_COURIERS } from '../../server/sample-data/couriers/sample-couriers.ts';
import { type NamedExample, namedExamples } from './named-examples.ts';
import { partsOf } from '../agreement/parts.ts';

type Schemas = components['schemas'];

/** What examples are held against. */
export interface Known {
  operations: readonly Operation[];
  /** Codes of problems by operation and status, as in `getShipment 404`. */
  codes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Codes of Saudi cities, with their regions. */
  cities: ReadonlyMap<string, string>;
  regions: ReadonlySet<string>;
  countries: ReadonlySet<string>;
  /** Couriers by their ids, as examples of `listCouriers` show them. */
  couriers: ReadonlyMap<string, Schemas['ListedCourier']>;
  /** English names of the couriers in the sample data, with their Arabic ones. */
  courierNames: ReadonlyMap<string, string>;
  /** Every shipment that an example shows whole, at different times of its life. */
  shipments: readonly Schemas['Shipment'][];
  /** The operations that an example belongs to, by its value. */
  answering: ReadonlyMap<unknown, readonly string[]>;
  /** By operationId: pointers to the fields of its body and parameters; `*` in place of an index. */
  fields: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What the contract and the reference data say. */
export function knownFrom(contract: ContractDocument): Known {
  const examples = namedExamples(contract);
  return {
    operations: operationsOf(contract),
    codes: codesOf(examples),
    cities: new Map(CITIES.map(({ code, regionCode }) => [code, regionCode])),
    regions: new Set(REGIONS.map(({ code }) => code)),
    countries: new Set(listCountries().map(({ code }) => code)),
    couriers: new Map(couriersIn(examples).map((courier) => [courier.id, courier])),
    courierNames: new Map(SAMPLE_COURIERS.map(({ name }) => [name.en, name.ar])),
    shipments: examples.flatMap((example) =>
      partsOf(contract, example)
        .filter(({ schema }) => schema === 'Shipment')
        .map(({ value }) => value as Schemas['Shipment']),
    ),
    answering: new Map(
      [...Map.groupBy(examples, ({ value }) => value)].map(([value, those]) => [
        value,
        those.map(({ operationId }) => operationId),
      ]),
    ),
    fields: fieldsOf(contract),
  };
}

function codesOf(examples: readonly NamedExample[]) {
  const codes = new Map<string, Set<string>>();
  for (const { operationId, status, value } of examples) {
    if (status === undefined || status < 400) continue;
    const place = `${operationId} ${status}`;
    codes.set(place, (codes.get(place) ?? new Set()).add((value as Schemas['Problem']).code));
  }
  return codes;
}

function couriersIn(examples: readonly NamedExample[]): Schemas['ListedCourier'][] {
  return examples
    .filter(({ operationId, status }) => operationId === 'listCouriers' && status === 200)
    .flatMap(({ value }) => (value as Schemas['CourierList']).data);
}

function fieldsOf(contract: ContractDocument): Map<string, Set<string>> {
  const whole = dereferenced(contract);
  return new Map(
    operationsOf(contract).map(({ id, body, parameters }) => {
      const schema = body === null ? {} : ((valueAt(whole, body) as Schema | undefined) ?? {});
      const named = parameters.map(({ place, name }) => `/${place}/${name}`);
      return [id, new Set([...named, ...pointersBelow(schema, '')])];
    }),
  );
}

function pointersBelow({ properties = {}, items }: Schema, pointer: string): string[] {
  const own = Object.entries(properties).flatMap(([name, schema]) =>
    pointersBelow(schema, `${pointer}/${name}`),
  );
  return [pointer, ...own, ...(items ? pointersBelow(items, `${pointer}/*`) : [])];
}
