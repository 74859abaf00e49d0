import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { requestedBy, type Who } from './account.ts';
import type { Call } from './call.ts';
import { breakBody, fits } from './breaks.ts';
import { CSV_TYPE } from './files.ts';
import type { Operation, Parameter } from './contract.ts';
import type { Workspace } from './workspace.ts';
import type { Recipe } from './recipes/recipe.ts';

/** A request with one thing wrong, and the answers that the contract allows. */
export interface Spoilt {
  call: Call;
  what: string;
  check: 'invalid' | 'auth' | 'tenancy' | 'odd';
  /** Allowed statuses. */
  expected: readonly number[];
  /** The pointer that `errors` must contain. */
  pointer?: string;
}

type Way = (
  operation: Operation,
  call: Call,
  workspace: Workspace,
) => Spoilt | undefined | Promise<Spoilt>;

/** Ways to break a request of the operation, weighted by repetition. */
export function waysToSpoil(operation: Operation, recipe: Recipe): Way[] {
  const { body, isForm, parameters, scheme, responses } = operation;
  const has = (place: Parameter['place']) => parameters.some((each) => each.place === place);
  const isOpen = body?.additionalProperties === true;
  const ways: (readonly [number, Way])[] = [
    [body && !isForm && !isOpen ? 8 : 0, brokenBody],
    [body && !isForm ? 2 : 0, unreadableBody],
    [body && !isForm && responses.has(413) ? 0.2 : 0, largeBody],
    [isForm ? 4 : 0, brokenForm],
    [has('query') ? 4 : 0, brokenQuery],
    [1, oddQuery],
    [2, brokenHeader],
    [has('path') ? 2 : 0, unknownId],
    [scheme === null ? 0 : 2, (_operation, call, workspace) => noRight(call, workspace, scheme)],
    [scheme === 'session' && has('path') && recipe.isShared !== true ? 2 : 0, strange],
  ];
  return ways.flatMap(([weight, way]) => Array<Way>(Math.ceil(weight * 5)).fill(way));
}

/** Bytes of a JSON body that may be refused for its size alone. */
const LARGE = 64 * 1024;

const brokenBody: Way = ({ body: schema, responses }, call, { draw }) => {
  if (!schema) return undefined;
  const broken = breakBody(schema, call.body, draw);
  if (!broken) return undefined;
  const { body, pointer, what } = broken;
  // Two things would be wrong with it.
  if (responses.has(413) && Buffer.byteLength(JSON.stringify(body)) > LARGE) return undefined;
  return {
    call: { ...call, body },
    what: `${pointer} ${what}`,
    check: 'invalid',
    expected: [422],
    pointer,
  };
};

const JSON_TYPE = 'application/json';

const unreadableBody: Way = (_operation, call, { draw }) => {
  const text = JSON.stringify(call.body ?? {});
  const raw = (bytes: Buffer | string, type: string | null = JSON_TYPE) => ({
    bytes: Buffer.from(bytes as string),
    type,
  });
  const [what, sent, expected] = draw.one([
    ['cut short', raw(text.slice(0, -1)), [400]],
    ['no JSON', raw(`{'a': 1}`), [400]],
    ['two values', raw(`${text}${text}`), [400]],
    ['bytes that are not UTF-8', raw(Buffer.from([0x22, 0xff, 0xfe, 0x22])), [400, 422]],
    ['empty', raw(''), [400, 422]],
    ['a list', raw(`[${text}]`), [400, 422]],
    ['null', raw('null'), [400, 422]],
    ['a text', raw('"x"'), [400, 422]],
    ['deep', raw('['.repeat(5000) + ']'.repeat(5000)), [400, 422]],
    ['a prototype', raw(`{"__proto__": {"x": 1}}`), [400, 422]],
    ['plain text', raw(text, 'text/plain'), [400]],
    ['XML', raw('<a/>', 'application/xml'), [400]],
    ['a form', raw('a=1', 'application/x-www-form-urlencoded'), [400]],
    ['of no type', raw(text, null), [400]],
  ] as const);
  const { body: _body, ...rest } = call;
  return { call: { ...rest, raw: sent }, what: `body ${what}`, check: 'invalid', expected };
};

const largeBody: Way = (_operation, call) => {
  const { body, ...rest } = call;
  const bytes = Buffer.from(`${' '.repeat(70_000)}${JSON.stringify(body ?? {})}`);
  const raw = { bytes, type: JSON_TYPE };
  return { call: { ...rest, raw }, what: 'body of 70 kB', check: 'invalid', expected: [413] };
};

const brokenForm: Way = (_operation, { file, ...call }, { draw }) => {
  if (!file) return undefined;
  const bytes = Buffer.from('this is not a picture');
  const [what, changed, expected] = draw.one([
    ['a part with another name', { file: { ...file, name: 'other' } }, [422]],
    ['JSON', { body: {} }, [400]],
    ['nothing', {}, [400, 422]],
    // What is wrong in a table is told in a successful answer.
    ...(file.type === CSV_TYPE
      ? []
      : ([
          ['a file that is not a picture', { file: { ...file, bytes } }, [422]],
          ['an empty file', { file: { ...file, bytes: Buffer.alloc(0) } }, [400, 422]],
          ['a truncated picture', { file: { ...file, bytes: file.bytes.subarray(0, 20) } }, [422]],
        ] as const)),
  ] as const);
  // A PDF is recognised by its first bytes and stored unchanged.
  if (what === 'a truncated picture' && file.type === 'application/pdf') return undefined;
  return { call: { ...call, ...changed }, what, check: 'invalid', expected };
};

const ODD_QUERY = [
  '',
  ' ',
  'x',
  '-1',
  '0',
  '0.5',
  '1e3',
  '99999999999999999999',
  'null',
  'NaN',
  '\u0000',
];

const brokenQuery: Way = ({ parameters }, call, { draw }) => {
  const { name, schema } = draw.one(parameters.filter(({ place }) => place === 'query'));
  const long = 'x'.repeat((schema.maxLength ?? 400) + 1);
  const value = draw.one([
    ...ODD_QUERY,
    ...["' OR 1=1 --", 'tRuE', 'ASC', '٧', '😀', '\u202Ex', 'x\u0000', long],
  ]);
  // Text is parsed as a number or boolean if the contract asks for one.
  const read = /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  const isText = schema.type === 'string';
  const query = { ...call.query, [name]: value };
  const what = `${name}=${JSON.stringify(value).slice(0, 40)}`;
  if (fits(schema, isText ? value : read)) return { call: { ...call, query }, what, ...odd };
  // The contract leaves open how numbers and booleans may be written.
  if (
    !isText &&
    (typeof read === 'number' ? Number.isInteger(read) && fits(schema, read) : value === '')
  )
    return { call: { ...call, query }, what, ...odd };
  if (schema.type === 'integer' && value === '1e3')
    return { call: { ...call, query }, what, ...odd };
  return {
    call: { ...call, query },
    what,
    check: 'invalid',
    expected: [400],
    pointer: `/query/${name}`,
  };
};

const odd = { check: 'odd', expected: [] } as const;

const oddQuery: Way = (_operation, call, { draw }) => {
  const [name, value] = draw.one([
    ['not_in_the_contract', '1'],
    ['__proto__', '1'],
    ['limit[]', '1'],
    ['q', '%'],
  ] as const);
  return { call: { ...call, query: { ...call.query, [name]: value } }, what: `?${name}`, ...odd };
};

const brokenHeader: Way = ({ parameters }, call, { draw }) => {
  const { name, schema, required } = draw.one(parameters.filter(({ place }) => place === 'header'));
  const key = name.toLowerCase();
  const { [key]: _before, ...others } = call.header ?? {};
  const invalid = { check: 'invalid', expected: [400], pointer: `/header/${name}` } as const;
  if (required && draw.chance(0.3)) {
    return { call: { ...call, header: others }, what: `without ${name}`, ...invalid };
  }
  const value = draw.one(['x', '<>', '"', 'x'.repeat(101), 'a b;c', "'", '{}', '../..', 'ar;q=<']);
  if (fits(schema, value)) return undefined;
  const header = { ...others, [key]: value };
  return { call: { ...call, header }, what: `${name}: ${value.slice(0, 20)}`, ...invalid };
};

const unknownId: Way = ({ parameters, responses }, call, { draw }) => {
  const { name } = draw.one(parameters.filter(({ place }) => place === 'path'));
  const known = call.path?.[name] ?? '';
  // Letters of a real one in another order: as well-formed as ids of this server are.
  const letters = Array.from(known.slice(-12));
  const madeUp = `${known.slice(0, -12)}${draw(fc.shuffledSubarray(letters, { minLength: letters.length })).join('')}`;
  const value = draw.one([
    madeUp,
    madeUp,
    '0',
    'x'.repeat(300),
    '😀',
    "' OR 1=1 --",
    'null',
    '%00',
  ]);
  if (value === known || !responses.has(404)) return undefined;
  const path = { ...call.path, [name]: value };
  return {
    call: { ...call, path },
    what: `${name} ${value.slice(0, 20)}`,
    check: 'invalid',
    expected: [404],
  };
};

/** Nobody, or a caller without access to the operation. */
async function noRight(
  call: Call,
  { draw, company, keys }: Workspace,
  scheme: Operation['scheme'],
): Promise<Spoilt> {
  const { token } = await company();
  const madeUp = `mzs_${randomBytes(32).toString('base64url')}`;
  const [key] = keys.items;
  const pair = key ? `${key.clientKey}:${key.secret}` : 'mzk_0:mzi_0';
  const other = scheme === 'session' ? { basic: pair } : { bearer: token };
  const [what, who] = draw.one<[string, Who]>([
    [scheme === 'session' ? 'an API key' : 'a session', other],
    ['nobody', null],
    ['an invented token', { bearer: madeUp }],
    ['a truncated token', { bearer: token.slice(0, -1) }],
    ['no token', { raw: 'Bearer' }],
    ['a token without its scheme', { raw: token }],
    ['no credentials', { raw: 'Basic !' }],
    ['an invented key', { basic: `mzk_${'0'.repeat(26)}:mzi_${'0'.repeat(43)}` }],
  ]);
  return { call: { ...call, who }, what: `called with ${what}`, check: 'auth', expected: [401] };
}

const strange: Way = async (_operation, call, { stranger }) => ({
  call: { ...call, who: requestedBy(await stranger()) },
  what: 'called by another account',
  check: 'tenancy',
  expected: [404],
});
