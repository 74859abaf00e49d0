import {
  type Answer,
  type ContractDocument,
  type OperationObject,
  resolved,
} from '../../../common/contract/document.ts';
import { placedOperations } from '../../../common/contract/operations.ts';
import type { Random } from '../../../server/domain/random.ts';
import { type BrokenPromise, nodeAt } from './broken-promise.ts';

/** Media types, each with one that a careless author could write in its place. */
const MEDIA: Readonly<Record<string, string>> = {
  'application/json': 'application/problem+json',
  'application/problem+json': 'application/json',
  'text/csv': 'text/plain',
  'application/pdf': 'application/octet-stream',
  'multipart/form-data': 'application/json',
};

/** Wrong security, tags, media types and headers of every operation. */
export function operationMistakes(contract: ContractDocument, random: Random): BrokenPromise[] {
  const tags = (contract.tags ?? []).map(({ name }) => name);
  return placedOperations(contract).flatMap(({ path, method, operation }) => {
    const place = ['paths', path, method];
    return [
      ...securityMistakes(place, operation),
      ...tagMistakes(place, operation, tags, random),
      ...bodyMistakes(place, contract, operation),
    ];
  });
}

function securityMistakes(
  place: readonly string[],
  { security }: OperationObject,
): BrokenPromise[] {
  const isOpen = security?.length === 0;
  const other = security?.some((way) => 'apiKey' in way) ? 'session' : 'apiKey';
  const ways = [
    { what: `needs ${other}`, security: [{ [other]: [] }] },
    {
      what: `needs ${other} or what it needed`,
      security: [...(security ?? [{ session: [] }]), { [other]: [] }],
    },
    ...(isOpen ? [] : [{ what: 'is open', security: [] }]),
  ];
  return ways.map((way) => ({
    kind: 'security',
    place,
    what: way.what,
    apply: (document) => {
      nodeAt(document, place)['security'] = way.security;
    },
  }));
}

function tagMistakes(
  place: readonly string[],
  { tags = [] }: OperationObject,
  all: readonly string[],
  random: Random,
): BrokenPromise[] {
  const other = random.pick(all.filter((tag) => !tags.includes(tag)));
  const choices = [[], [`${tags.join('')}s`], [other], [...tags, other]];
  return choices.map((chosen) => ({
    kind: 'tags',
    place,
    what: `tagged ${JSON.stringify(chosen)}, not ${JSON.stringify(tags)}`,
    apply: (document) => {
      nodeAt(document, place)['tags'] = chosen;
    },
  }));
}

function bodyMistakes(
  place: readonly string[],
  contract: ContractDocument,
  { requestBody, responses }: OperationObject,
): BrokenPromise[] {
  const bodies: [readonly string[], Answer][] = [
    ...(requestBody ? [[[...place, 'requestBody'], requestBody] as [string[], Answer]] : []),
    ...Object.entries(responses).map(([status, answer]): [string[], Answer] => [
      answer.$ref?.split('/').slice(1) ?? [...place, 'responses', status],
      resolved(contract, answer),
    ]),
  ];
  return bodies.flatMap(([at, { content = {}, headers = {} }]) => [
    ...Object.keys(content).map((type): BrokenPromise => {
      const other = MEDIA[type] ?? 'application/octet-stream';
      return {
        kind: 'media types',
        place: at,
        what: `${other} instead of ${type}`,
        apply: (document) => {
          const { [type]: media, ...others } = nodeAt(document, [...at, 'content']);
          nodeAt(document, at)['content'] = { [other]: media, ...others };
        },
      };
    }),
    ...Object.keys(headers).map((name): BrokenPromise => ({
      kind: 'headers',
      place: at,
      what: `no ${name}`,
      apply: (document) => {
        const { [name]: gone, ...others } = nodeAt(document, [...at, 'headers']);
        nodeAt(document, at)['headers'] = others;
      },
    })),
  ]);
}
