import { isDeepStrictEqual } from 'node:util';
import {
  type Answer,
  type ContractDocument,
  type Header,
  type MediaType,
  type OperationObject,
  nameOf,
  resolved,
  type Security,
} from '../../common/contract/document.ts';
import { placedOperations, type PlacedOperation } from '../../common/contract/operations.ts';
import type { Change, Direction, Severity } from './change.ts';
import { schemaComparison } from './schema-changes.ts';

const severities: readonly Severity[] = ['breaking', 'additive', 'documentation'];

/**
 * What changed between two bundles for a caller, worst first. References are resolved,
 * so that moving something within the contract is not a change.
 */
export function contractChanges(before: ContractDocument, after: ContractDocument): Change[] {
  const compareSchemas = schemaComparison(before, after);
  const found: Change[] = [];

  function tell(severity: Severity, subject: string, what: string, more: Partial<Change> = {}) {
    found.push({ severity, subject, what, ...more });
  }

  function compareOperations({ operation: old }: PlacedOperation, { operation }: PlacedOperation) {
    const id = old.operationId;
    if (operation.operationId !== id) {
      tell('breaking', id, `renamed to ${operation.operationId}`);
    }
    if (operation.deprecated && !old.deprecated) tell('additive', id, 'deprecated');
    for (const keyword of ['summary', 'description', 'tags'] as const) {
      if (isDeepStrictEqual(old[keyword], operation[keyword])) continue;
      tell('documentation', id, `${keyword} reworded`);
    }
    compareSecurity(id, old.security ?? before.security, operation.security ?? after.security);
    compareParameters(old, operation);
    compareRequests(old, operation);
    compareAnswers(old, operation);
  }

  function compareSecurity(id: string, old: Security = [], fresh: Security = []) {
    // No scheme at all means that everybody may call it.
    const ways = (security: Security) =>
      security.length === 0
        ? ['anonymous callers']
        : security.map((way) => Object.keys(way).join(' and '));
    const [was, is] = [ways(old), ways(fresh)];
    for (const way of was.filter((each) => !is.includes(each))) {
      tell('breaking', id, `access by ${way || 'anonymous callers'} removed`);
    }
    for (const way of is.filter((each) => !was.includes(each))) {
      tell('additive', id, `access by ${way || 'anonymous callers'} added`);
    }
  }

  function compareParameters(old: OperationObject, fresh: OperationObject) {
    const was = parametersOf(before, old);
    const is = parametersOf(after, fresh);
    for (const name of new Set([...was.keys(), ...is.keys()])) {
      const [gone, now] = [was.get(name), is.get(name)];
      const shared = gone && now ? now.component : undefined;
      const subject = shared ?? `${old.operationId} ${name}`;
      const place = { direction: 'request' } as const;
      if (!now) {
        tell('breaking', subject, 'removed', { ...place, removed: gone ?? {} });
      } else if (!gone) {
        const severity = now.required ? 'breaking' : 'additive';
        tell(severity, subject, `${now.required ? 'required' : 'optional'}, added`, place);
      } else {
        compareRequired(subject, 'request', gone, now);
        compareHolders(subject, 'request', gone, now);
      }
    }
  }

  function compareRequired(
    subject: string,
    direction: Direction,
    old: { required?: boolean },
    fresh: { required?: boolean },
  ) {
    if (Boolean(old.required) === Boolean(fresh.required)) return;
    const breaks = (direction === 'request') === Boolean(fresh.required);
    const what = fresh.required ? 'now required' : 'now optional';
    tell(breaks ? 'breaking' : 'additive', subject, what, { direction });
  }

  /** Schema, description and serialisation of a parameter, a header or a body. */
  function compareHolders(
    subject: string,
    direction: Direction,
    old: Header | MediaType,
    fresh: Header | MediaType,
  ) {
    const pair = { before: old.schema ?? {}, after: fresh.schema ?? {} };
    found.push(...compareSchemas({ ...pair, subject, direction }));
    const was = old as Record<string, unknown>;
    const is = fresh as Record<string, unknown>;
    for (const keyword of Object.keys({ ...was, ...is })) {
      if (['schema', 'required', 'name', 'in', 'component'].includes(keyword)) continue;
      if (isDeepStrictEqual(was[keyword], is[keyword])) continue;
      const isWire = ['style', 'explode', 'allowReserved', 'content', 'encoding'].includes(keyword);
      tell(isWire ? 'breaking' : 'documentation', subject, `${keyword} changed`, { direction });
    }
  }

  function compareRequests(old: OperationObject, fresh: OperationObject) {
    const subject = `${old.operationId} request`;
    const direction = 'request' as const;
    if (!old.requestBody || !fresh.requestBody) {
      if (old.requestBody) tell('breaking', subject, 'body removed', { direction });
      if (fresh.requestBody) {
        const { required } = resolved(after, fresh.requestBody);
        tell(required ? 'breaking' : 'additive', subject, 'body added', { direction });
      }
      return;
    }
    const [was, is] = [resolved(before, old.requestBody), resolved(after, fresh.requestBody)];
    compareRequired(subject, direction, was, is);
    compareContents(subject, direction, was.content, is.content);
  }

  function compareContents(
    subject: string,
    direction: Direction,
    old: Answer['content'] = {},
    fresh: Answer['content'] = {},
  ) {
    for (const type of Object.keys({ ...old, ...fresh })) {
      const [was, is] = [old[type], fresh[type]];
      if (was && is) {
        compareHolders(subject, direction, was, is);
      } else if (was) {
        tell('breaking', subject, `${type} removed`, { direction });
      } else {
        // Existing callers cannot read another content type.
        const severity = direction === 'request' ? 'additive' : 'breaking';
        tell(severity, subject, `${type} added`, { direction });
      }
    }
  }

  function compareAnswers(old: OperationObject, fresh: OperationObject) {
    const direction = 'answer' as const;
    for (const status of Object.keys({ ...old.responses, ...fresh.responses })) {
      const [gone, now] = [old.responses[status], fresh.responses[status]];
      const subject = `${old.operationId} ${status}`;
      if (!now) {
        tell('breaking', subject, 'answer removed', { direction });
      } else if (!gone) {
        // Callers treat an unknown 4xx as 400 and 5xx as 500 (RFC 9110, 15); a success must be known.
        tell(/^[45]/.test(status) ? 'additive' : 'breaking', subject, 'answer added', {
          direction,
        });
      } else {
        const [was, is] = [resolved(before, gone), resolved(after, now)];
        compareContents(subject, direction, was.content, is.content);
        compareHeaders(subject, was.headers, is.headers);
      }
    }
  }

  function compareHeaders(
    subject: string,
    old: Answer['headers'] = {},
    fresh: Answer['headers'] = {},
  ) {
    const direction = 'answer' as const;
    for (const name of Object.keys({ ...old, ...fresh })) {
      const [gone, now] = [old[name], fresh[name]];
      const place = `${subject} header ${name}`;
      if (gone && now) {
        const [was, is] = [resolved(before, gone), resolved(after, now)];
        const shared = nameOf(now) ?? place;
        compareRequired(shared, direction, was, is);
        compareHolders(shared, direction, was, is);
      } else if (gone) {
        tell('breaking', place, 'removed', { direction, removed: resolved(before, gone) });
      } else {
        tell('additive', place, 'added', { direction });
      }
    }
  }

  if (!isDeepStrictEqual(before.servers, after.servers)) tell('breaking', 'servers', 'changed');
  const was = byKey(placedOperations(before), ({ method, path }) => `${method} ${path}`);
  const is = byKey(placedOperations(after), ({ method, path }) => `${method} ${path}`);
  for (const [place, old] of was) {
    const { operation } = old;
    const fresh = is.get(place);
    if (fresh) compareOperations(old, fresh);
    else tell('breaking', operation.operationId, `${place} removed`, { removed: operation });
  }
  for (const [place, { operation }] of is) {
    if (!was.has(place)) tell('additive', operation.operationId, `${place} added`);
  }
  return withoutRepetition(found);
}

/** Each parameter by location and name, with the name of its component, if any. */
function parametersOf(document: ContractDocument, { parameters = [] }: OperationObject) {
  const read = parameters.map((listed) => {
    const component = nameOf(listed);
    return { ...resolved(document, listed), ...(component !== undefined && { component }) };
  });
  return byKey(read, (each) => `${each.in} parameter ${each.name}`);
}

function byKey<T>(list: readonly T[], key: (each: T) => string): Map<string, T> {
  return new Map(list.map((each) => [key(each), each]));
}

/** Shared answers are compared for each operation, but reported once. */
function withoutRepetition(changes: readonly Change[]): Change[] {
  const once = byKey(changes, ({ severity, subject, direction, what }) =>
    [severity, subject, direction, what].join('\n'),
  );
  return [...once.values()].sort(
    (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity),
  );
}
