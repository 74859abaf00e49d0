import { type ContractDocument, valueAt } from '../../../common/contract/document.ts';
import type { Random } from '../../../server/domain/random.ts';
import type { NamedExample } from '../../examples/named-examples.ts';
import { type Part, partsOf } from '../../agreement/parts.ts';

/** A value of an example that is valid by its schema and wrong all the same. */
export interface ExampleMistake {
  example: NamedExample;
  /** JSON pointer to the part of the example. */
  pointer: string;
  /** Wrong values by their pointers in that part. */
  wrong: Readonly<Record<string, unknown>>;
  what: string;
}

interface Values {
  random: Random;
  /** Codes of problems. */
  codes: readonly string[];
  statuses: readonly string[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const amountOf = (value: unknown) =>
  isObject(value) && typeof value['amount'] === 'number' ? value['amount'] : undefined;

/** For each kind of mistake: the wrong values in a part of an example, by their pointers into it. */
const MISTAKES: Record<string, (part: Part, values: Values) => Record<string, unknown>> = {
  'a sum': ({ value }, { random }) => {
    if (!isObject(value)) return {};
    const summands = ['subtotal', 'vat', 'total'].filter(
      (name) => amountOf(value[name]) !== undefined,
    );
    if (summands.length < 2) return {};
    const name = random.pick(summands);
    return { [`/${name}/amount`]: (amountOf(value[name]) ?? 0) + random.between(1, 500) };
  },
  'a check digit': ({ value }, { random }) =>
    typeof value === 'string' && /^MZ\d{11}$/.test(value)
      ? { '': `${value.slice(0, -1)}${(Number(value.at(-1)) + random.between(1, 9)) % 10}` }
      : {},
  'the order of times': ({ value }) => {
    if (!isObject(value)) return {};
    const { created_at: made } = value;
    const later = Object.entries(value).find(
      ([name, at]) => /_at$/.test(name) && typeof at === 'string' && String(made) < at,
    );
    return typeof made === 'string' && later
      ? { '/created_at': later[1], [`/${later[0]}`]: made }
      : {};
  },
  'a status': ({ schema, value }, { random, statuses }) =>
    schema === 'Shipment' && isObject(value)
      ? { '/status': random.pick(statuses.filter((each) => each !== value['status'])) }
      : {},
  'a code': ({ schema, value }, { random, codes }) =>
    schema === 'Problem' && isObject(value)
      ? { '/code': random.pick(codes.filter((each) => each !== value['code'])) }
      : {},
  'a language': ({ value }) =>
    isObject(value) && typeof value['ar'] === 'string' && /\p{Script=Arabic}/u.test(value['ar'])
      ? { '/ar': value['en'], '/en': value['ar'] }
      : {},
  'a city': ({ property, value }) =>
    property === 'city' && typeof value === 'string' && /^[a-z_]+$/.test(value)
      ? { '': 'atlantis' }
      : {},
  'a courier': ({ value }) =>
    typeof value === 'string' && /^crr_/.test(value) ? { '': `${value.slice(0, -1)}0` } : {},
  'the number of rows': ({ value }) => {
    if (!isObject(value)) return {};
    const { data, page } = value;
    return Array.isArray(data) && data.length > 0 && isObject(page) && 'total' in page
      ? { '/page/total': data.length - 1 }
      : {};
  },
};

/** Every mistake of these kinds that an example of the contract could have. */
export function exampleMistakes(
  contract: ContractDocument,
  examples: readonly NamedExample[],
  random: Random,
): ExampleMistake[] {
  const enumOf = (pointer: string) => valueAt(contract, pointer) as string[];
  const values = {
    random,
    codes: enumOf('/components/schemas/ProblemCode/enum'),
    statuses: enumOf('/components/schemas/ShipmentStatus/enum'),
  };
  return examples.flatMap((example) =>
    partsOf(contract, example).flatMap((part) =>
      Object.entries(MISTAKES).flatMap(([what, wrongIn]) => {
        const wrong = wrongIn(part, values);
        return Object.keys(wrong).length === 0
          ? []
          : [{ example, what, pointer: part.pointer, wrong }];
      }),
    ),
  );
}
