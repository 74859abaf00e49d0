import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { KnownPlaces } from './place-rules.ts';
import {
  checkQuestionnaire,
  checkQuestionnaireDraft,
  COMPANY_FIELDS,
  NO_STORE_FIELDS,
  type QuestionnaireRuleInput,
  STORE_FIELDS,
} from './questionnaire-rules.ts';
import { itForAll } from './testing/it-for-all.ts';

const places: KnownPlaces = { countries: ['SA', 'AE'], cities: [] };

const contact = { phone: '+966512345678', shipping_from_country: 'SA' };
const company = {
  company_name: 'Sample Store',
  commercial_registration: '1010456789',
  business_shipping_country: 'SA',
};
const store = {
  monthly_sales_amount: { amount: 0, currency: 'SAR' },
  monthly_orders_count: 0,
  wants_shipping_integration: false,
};
const noStore = {
  needs_receiving_site: false,
  how_to_sell: ['shop'],
  what_to_sell: 'Perfume',
  monthly_orders_without_store: 0,
};
const withStore = { ...contact, ...company, has_electronic_store: true, ...store };
const withoutStore = { ...contact, ...company, has_electronic_store: false, ...noStore };

const check = (answers: QuestionnaireRuleInput) => checkQuestionnaire(answers, places);

it('finds nothing wrong with either branch, zeros and noes being answers', () => {
  expect(check(withStore)).toEqual([]);
  expect(check(withoutStore)).toEqual([]);
});

it.each([
  [{ phone: '12' }, ['/phone', 'too_short']],
  [{ business_phone: 'none' }, ['/business_phone', 'not_a_number']],
  [{ shipping_from_country: 'ZZ' }, ['/shipping_from_country', 'invalid_country']],
  [{ business_shipping_country: 'ZZ' }, ['/business_shipping_country', 'invalid_country']],
  [{ commercial_registration: '101045678' }, ['/commercial_registration', 'invalid_format']],
  [{ commercial_registration: '10104567890' }, ['/commercial_registration', 'invalid_format']],
  [{ commercial_registration: 'CN-1010456' }, ['/commercial_registration', 'invalid_format']],
])('judges an answer by its own form, in a draft too: %j', (change, [pointer, code]) => {
  expect(check({ ...withStore, ...change })).toEqual([{ pointer, code }]);
  expect(checkQuestionnaireDraft({ ...company, ...change }, places)).toEqual([{ pointer, code }]);
});

it('takes a registration abroad as its country writes it', () => {
  const abroad = { commercial_registration: 'CN-1010456', business_shipping_country: 'AE' };
  expect(check({ ...withStore, ...abroad })).toEqual([]);
});

const anything = fc.record(
  {
    phone: fc.constantFrom('+966512345678', '12', ''),
    shipping_from_country: fc.constantFrom('SA', 'ZZ', ''),
    company_name: fc.constantFrom('Sample', ' ', ''),
    commercial_registration: fc.constantFrom('1010456789', 'CN-1', ''),
    business_shipping_country: fc.constantFrom('SA', 'AE', 'ZZ', ''),
    has_electronic_store: fc.option(fc.boolean()),
    ...Object.fromEntries(
      [...STORE_FIELDS, ...NO_STORE_FIELDS].map((field) => [
        field,
        fc.constantFrom(0, 1, false, true, 'text', undefined),
      ]),
    ),
  },
  { requiredKeys: [] },
);
itForAll(
  'asks any half-filled questionnaire for exactly what its answers call for',
  [anything],
  (answers: QuestionnaireRuleInput) => {
    const violations = check(answers);
    const found = (code: string) =>
      violations.flatMap((each) => (each.code === code ? [each.pointer.slice(1)] : []));
    const pointers = violations.map(({ pointer }) => pointer);
    expect(new Set(pointers).size, 'each field is named once').toBe(pointers.length);

    const isNamed = (answers.company_name ?? '').trim() !== '';
    const hasStore = answers.has_electronic_store ?? null;
    const branches = { true: STORE_FIELDS, false: NO_STORE_FIELDS, null: [] };
    const asked = [...(isNamed ? COMPANY_FIELDS : []), ...branches[`${hasStore}`]];
    const blanks = asked.filter((field) => [undefined, ''].includes(answers[field] as string));
    expect(new Set(found('required'))).toEqual(new Set(blanks));

    const other = branches[`${hasStore === null ? null : !hasStore}`];
    const misplaced = other.filter((field) => answers[field] !== undefined);
    expect(new Set(found('not_allowed'))).toEqual(new Set(misplaced));

    const inDraft = checkQuestionnaireDraft(answers, places).map(({ code }) => code);
    expect(inDraft).not.toContain('required');
    expect(inDraft).not.toContain('not_allowed');
  },
);
