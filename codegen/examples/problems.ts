import { PROBLEM_TEXTS } from '../../server/http/problem-texts.ts';
import type { Known } from './known.ts';
import { ruleOf, same, type SchemaName, unless } from '../agreement/rule.ts';
import type { ExampleRule } from './example-rule.ts';

const PROBLEMS = [
  'Problem',
  'ShipmentConflict',
  'PlanConflict',
  'TopUpConflict',
  'AccountNotSettled',
] as const satisfies readonly SchemaName[];

const texts: Readonly<Record<string, Readonly<Record<'ar' | 'en', { title: string }>>>> =
  PROBLEM_TEXTS;

/** Codes that mean the same with several statuses, and why. */
export const SEVERAL_STATUSES: Readonly<Record<string, string>> = {
  validation_failed: '400 for a parameter, 422 for a field of the body',
  paused_by_plan: '403 for the key that asks, 409 for the item that is asked about',
};

function statusesOf(code: string, { codes }: Known): Set<string> {
  const places = [...codes].filter(([, found]) => found.has(code)).map(([place]) => place);
  return new Set(places.map((place) => place.split(' ')[1] ?? ''));
}

/** Problems, and the operations that answer with them. */
export const problems: readonly ExampleRule[] = [
  ruleOf('a problem has the status of its answer', PROBLEMS, ({ status }, { example }) =>
    same('status', status, example.status),
  ),

  ruleOf('a problem’s type is that of its code', PROBLEMS, ({ type, code }) =>
    same('type', type, `urn:mizan:problem:${code}`),
  ),

  ruleOf('a problem’s title is that of its code', PROBLEMS, ({ title, code }) => {
    const { ar, en } = texts[code] ?? {};
    return unless([ar?.title, en?.title].includes(title), `${title} is not the title of ${code}`);
  }),

  ruleOf(
    'a problem’s example is named after its code',
    PROBLEMS,
    ({ code }, { example: { name } }) => (name in texts ? same('code', code, name) : []),
  ),

  ruleOf('a code has one status', PROBLEMS, ({ code, status }, { known }) =>
    code in SEVERAL_STATUSES
      ? []
      : same(`the status of ${code}`, [...statusesOf(code, known)], [String(status)]),
  ),

  ruleOf(
    'fields and limits come with their codes',
    ['Problem'],
    ({ code, errors, plan_limit: limit }) => [
      ...same('plan_limit', limit !== undefined, code === 'plan_limit_reached'),
      ...unless(
        code !== 'validation_failed' || errors !== undefined,
        'validation_failed without errors',
      ),
    ],
  ),

  ruleOf(
    'an error names a field of a request',
    ['FieldError'],
    ({ pointer }, { example, known }) => {
      if (pointer === '') return [];
      const general = pointer.replace(/\/\d+(?=\/|$)/g, '/*');
      const operations = known.answering.get(example.value) ?? [example.operationId];
      const isKnown = operations.some((id) => known.fields.get(id)?.has(general));
      return unless(isKnown, `${example.operationId} has no ${pointer}`);
    },
  ),

  ruleOf(
    'a logged request was refused as its operation documents',
    ['ApiRequest'],
    (request, { known }) => {
      const { method, path, status, code } = request;
      if (code === undefined) return unless(status < 400, `${status} without a code`);
      const asked = known.operations.find(
        (each) =>
          each.scheme === 'apiKey' &&
          each.method === method &&
          new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
      );
      if (!asked) return unless(code === 'not_found', `no operation ${method} ${path}`);
      const isDocumented = known.codes.get(`${asked.id} ${status}`)?.has(code) === true;
      return unless(isDocumented, `${asked.id} does not document ${status} ${code}`);
    },
  ),
];
