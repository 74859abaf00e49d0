import { expect, test } from 'vitest';
import type { KnownPlaces } from '../../../../common/place-rules.ts';
import type { Profile } from '../../../api/generated/model/profile.ts';
import type { Questionnaire } from '../../../api/generated/model/questionnaire.ts';
import { draftOf, questionnaireResolver } from './questionnaire-rules.ts';
import { type QuestionnaireValues, valuesOf } from './questionnaire-values.ts';

const places: KnownPlaces = { countries: ['SA', 'AE'], cities: [] };
/** The part of a profile that the questionnaire starts with. */
const profile = {
  company_name: 'Sample Store',
  email: 'sender@mizan.example',
  phone: '+966500000001',
  country: 'SA',
} as Profile;
const begun = valuesOf({ state: 'not_started', offered: true, answers: {} }, profile);
const { country, ...contact } = profile;
const known = { ...contact, shipping_from_country: country, business_shipping_country: country };
const sales = {
  monthly_sales_amount: { amount: 0, currency: 'SAR' },
  monthly_orders_count: 0,
} as const;
const noStore = {
  needs_receiving_site: true,
  how_to_sell: ['shop' as const],
  what_to_sell: 'Perfume',
  monthly_orders_without_store: 7,
};
const bothBranches: QuestionnaireValues = {
  ...begun,
  ...sales,
  ...noStore,
  wants_shipping_integration: 'no',
  needs_receiving_site: 'yes',
  what_to_sell: ' Perfume ',
};
const store = { ...sales, wants_shipping_integration: false };

test("starts with the profile's data, and continues with the answers alone", () => {
  expect(draftOf(begun, places)).toEqual({ draft: known, isWhole: true });
  const answers = { email: 'a@b.example' };
  const left: Questionnaire = { state: 'in_progress', offered: true, answers };
  expect(draftOf(valuesOf(left, profile), places).draft).toEqual(answers);
});

test.each([
  ['yes', { has_electronic_store: true, ...store }],
  ['no', { has_electronic_store: false, ...noStore }],
  ['', {}],
] as const)(
  'keeps the visible answers when the store question is answered with "%s"',
  (answer, branch) => {
    const values = { ...bothBranches, has_electronic_store: answer };
    expect(draftOf(values, places)).toEqual({ draft: { ...known, ...branch }, isWhole: true });
  },
);

test('reads back what was stored', () => {
  const values: QuestionnaireValues = { ...bothBranches, has_electronic_store: 'no' };
  const { draft } = draftOf(values, places);
  const kept: Questionnaire = { state: 'in_progress', offered: false, answers: draft };
  expect(draftOf(valuesOf(kept, profile), places).draft).toEqual(draft);
});

test('stores everything except invalid values', () => {
  const values: QuestionnaireValues = {
    ...begun,
    email: 'nobody',
    phone: '+9665',
    commercial_registration: '12',
    has_electronic_store: 'yes',
    monthly_sales_amount: { amount: 'much', currency: 'SAR' },
    monthly_orders_count: 1.5,
  };
  const { email, phone, ...sound } = known;
  expect(draftOf(values, places)).toEqual({
    draft: { ...sound, has_electronic_store: true },
    isWhole: false,
  });
});

test('a missing amount is an error in the answers but not in a draft', async () => {
  const values: QuestionnaireValues = { ...begun, has_electronic_store: 'yes' };
  expect(draftOf(values, places).isWhole).toBe(true);
  const judged = await questionnaireResolver(places)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  expect(judged.errors).toMatchObject({
    commercial_registration: { message: 'required' },
    monthly_sales_amount: { amount: { message: 'required' } },
    monthly_orders_count: { message: 'required' },
    wants_shipping_integration: { message: 'required' },
  });
});
