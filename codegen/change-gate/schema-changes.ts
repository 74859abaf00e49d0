import { isDeepStrictEqual } from 'node:util';
import {
  type ContractDocument,
  nameOf,
  resolved,
  type Schema,
} from '../../common/contract/document.ts';
import { type Change, type Direction, severityOf } from './change.ts';

const upperBounds = ['maxLength', 'maxItems', 'maxProperties', 'maximum', 'exclusiveMaximum'];
const lowerBounds = ['minLength', 'minItems', 'minProperties', 'minimum', 'exclusiveMinimum'];
/** Rules whose values cannot be compared, only their presence. */
const rules = ['pattern', 'format', 'multipleOf', 'uniqueItems', 'const'];
const words = ['description', 'title', 'examples', 'example'];
const structure = ['type', 'enum', 'properties', 'required', 'items', 'additionalProperties'];
const understood = new Set([
  ...['$ref', 'deprecated'],
  ...[upperBounds, lowerBounds, rules, words, structure].flat(),
]);

/** Two schemas of one place, and their direction. */
export interface SchemaPair {
  before: Schema;
  after: Schema;
  direction: Direction;
  /** Name of the place if the schema has no name of its own: `createShipment request`. */
  subject: string;
}

/**
 * Compares schemas of two documents recursively. Each pair of named schemas is compared once in
 * each direction, however many operations use it.
 */
export function schemaComparison(before: ContractDocument, after: ContractDocument) {
  const compared = new Set<string>();

  function compare(pair: SchemaPair): Change[] {
    const { direction } = pair;
    const name = nameOf(pair.after);
    const subject = name ?? pair.subject;
    if (name !== undefined) {
      const key = `${direction} ${pair.before.$ref} ${pair.after.$ref}`;
      if (compared.has(key)) return [];
      compared.add(key);
    }
    const old = resolved(before, pair.before);
    const fresh = resolved(after, pair.after);
    const at = { before: old, after: fresh, direction, subject };
    return [
      ...sets(at, 'type'),
      ...sets(at, 'enum'),
      ...upperBounds.flatMap((keyword) => bound(at, keyword, 1)),
      ...lowerBounds.flatMap((keyword) => bound(at, keyword, -1)),
      ...rules.flatMap((keyword) => rule(at, keyword)),
      ...properties(at),
      ...open(at),
      ...(old.items && fresh.items
        ? compare({ ...at, before: old.items, after: fresh.items, subject: `${subject}[]` })
        : []),
      ...others(at),
    ];
  }

  function properties(at: SchemaPair): Change[] {
    const { direction, subject } = at;
    const old = at.before.properties ?? {};
    const fresh = at.after.properties ?? {};
    const mustBefore = new Set(at.before.required);
    const mustAfter = new Set(at.after.required);
    const place = (name: string) => ({ subject: `${subject}.${name}`, direction });
    return Object.keys({ ...old, ...fresh }).flatMap((name): Change[] => {
      const [was, is] = [old[name], fresh[name]];
      if (!is) {
        const removed = resolved(before, was ?? {});
        return [{ severity: 'breaking', ...place(name), what: 'property removed', removed }];
      }
      const must = mustAfter.has(name);
      if (!was) {
        const severity = must && direction === 'request' ? 'breaking' : 'additive';
        const what = `${must ? 'required' : 'optional'} property added`;
        return [{ severity, ...place(name), what }];
      }
      const changed: Change[] = [];
      if (must !== mustBefore.has(name)) {
        const severity = severityOf(direction, must ? 'narrower' : 'wider');
        changed.push({ severity, ...place(name), what: must ? 'now required' : 'now optional' });
      }
      return [...changed, ...compare({ ...place(name), before: was, after: is })];
    });
  }

  /** Whether additional properties are allowed, and their schema. */
  function open(at: SchemaPair): Change[] {
    const old = at.before.additionalProperties ?? true;
    const fresh = at.after.additionalProperties ?? true;
    if (typeof old === 'object' && typeof fresh === 'object') {
      return compare({ ...at, before: old, after: fresh, subject: `${at.subject}.*` });
    }
    if (isDeepStrictEqual(old, fresh)) return [];
    const change = fresh === true || old === false ? 'wider' : 'narrower';
    return [changeAt(at, change, `additional properties: ${show(old)} -> ${show(fresh)}`)];
  }

  return compare;
}

function changeAt(at: SchemaPair, change: 'narrower' | 'wider', what: string): Change {
  const { direction, subject } = at;
  return { severity: severityOf(direction, change), subject, direction, what };
}

/** Allowed types or values; a missing keyword allows everything. */
function sets(at: SchemaPair, keyword: 'type' | 'enum'): Change[] {
  const [old, fresh] = [at.before[keyword], at.after[keyword]];
  if (old === undefined || fresh === undefined) {
    if (old === fresh) return [];
    const change = old === undefined ? 'narrower' : 'wider';
    return [changeAt(at, change, `${keyword}: ${show(old)} -> ${show(fresh)}`)];
  }
  const [was, is] = [[old].flat(), [fresh].flat()];
  const gone = was.filter((each) => !is.includes(each));
  const added = is.filter((each) => !was.includes(each));
  return [
    ...gone.map((each) => changeAt(at, 'narrower', `${keyword} ${show(each)} removed`)),
    ...added.map((each) => changeAt(at, 'wider', `${keyword} ${show(each)} added`)),
  ];
}

/** @param sign 1 for an upper bound, -1 for a lower one */
function bound(at: SchemaPair, keyword: string, sign: 1 | -1): Change[] {
  const [old, fresh] = [at.before[keyword], at.after[keyword]];
  if (old === fresh) return [];
  const limit = (value: unknown) => (typeof value === 'number' ? value * sign : Infinity);
  const change = limit(fresh) < limit(old) ? 'narrower' : 'wider';
  return [changeAt(at, change, `${keyword}: ${show(old)} -> ${show(fresh)}`)];
}

function rule(at: SchemaPair, keyword: string): Change[] {
  const [old, fresh] = [at.before[keyword], at.after[keyword]];
  if (isDeepStrictEqual(old, fresh)) return [];
  const { direction, subject } = at;
  const what = `${keyword}: ${show(old)} -> ${show(fresh)}`;
  if (old === undefined) return [changeAt(at, 'narrower', what)];
  if (fresh === undefined) return [changeAt(at, 'wider', what)];
  return [{ severity: 'breaking', subject, direction, what }];
}

/** Descriptions, our own extensions, and unknown keywords, which count as breaking to be safe. */
function others(at: SchemaPair): Change[] {
  const { before, after, direction, subject } = at;
  const differing = Object.keys({ ...before, ...after }).filter(
    (keyword) => !isDeepStrictEqual(before[keyword], after[keyword]),
  );
  return differing.flatMap((keyword): Change[] => {
    if (keyword === 'deprecated') {
      const what = after.deprecated ? 'deprecated' : 'no longer deprecated';
      return [{ severity: 'additive', subject, direction, what }];
    }
    if (words.includes(keyword) || keyword.startsWith('x-')) {
      return [{ severity: 'documentation', subject, direction, what: `${keyword} reworded` }];
    }
    if (understood.has(keyword)) return [];
    const what = `${keyword}: ${show(before[keyword])} -> ${show(after[keyword])}`;
    return [{ severity: 'breaking', subject, direction, what }];
  });
}

function show(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}
