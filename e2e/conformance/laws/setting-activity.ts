import { requestedBy } from '../account.ts';
import { NotHeld } from '../answer.ts';
import type { BodyOf } from '../call.ts';
import { accountWith } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { type Due, followLog, OWN } from './recorded.ts';

type Update = BodyOf<'updateProfile'>;

/** The fields of a profile, each with another value. */
const CHANGED = {
  ...{ first_name: 'نورة', last_name: 'النموذج', company_name: 'متجر النخيل (تجريبي)' },
  ...{ state: 'الشارقة', city: 'خورفكان', street_name: 'شارع العيّنة', building_no: '14' },
  ...{ landmark: 'المسجد', office: '21', postal_code: '54321', address_type: 'residential' },
  ...{ locale: 'en', delivery_emails: 'never', statement_emails: false },
  ...{ vat_number: '300000000000013' },
  low_balance_threshold: { amount: 25_075, currency: 'SAR' },
} as const satisfies Partial<Update>;

/** A filled profile of a company, without its country. */
const FILLED = {
  ...{ first_name: 'ريم', last_name: 'العيّنة', company_name: 'متجر الواحة (تجريبي)' },
  ...{ state: 'دبي', city: 'جبل علي', street_name: 'طريق العيّنة', building_no: '12' },
  ...{ landmark: 'النخلة', office: '12', postal_code: '12345', address_type: 'office' },
  ...{ locale: 'ar', delivery_emails: 'each', statement_emails: true },
  ...{ vat_number: '300000000000003' },
  low_balance_threshold: { amount: 10_025, currency: 'SAR' },
} as const satisfies Omit<Update, 'country'>;

/** The profile without what may be left out, at an address in Saudi Arabia. */
function leastAtHome({ cities: [city] }: Bench['lists'], short_address: string): Update {
  if (!city) throw new NotHeld('listCities lists no city');
  const { first_name, last_name, company_name, locale, delivery_emails } = FILLED;
  return {
    ...{ first_name, last_name, company_name, locale, delivery_emails },
    ...{ country: 'SA', state: city.region.code, city: city.code, short_address },
  };
}

/** A value in the form of the log; undefined if it is not set. */
function textOf(value: Update[keyof Update]): string | undefined {
  if (typeof value === 'boolean') return value ? 'on' : undefined;
  return typeof value === 'object' ? (value.amount / 100).toFixed(2) : value;
}

function changesBetween(was: Update, is: Update): NonNullable<Due['changes']> {
  const fields = Object.keys({ ...was, ...is }) as (keyof Update)[];
  return fields.flatMap((field) => {
    const [before, after] = [textOf(was[field]), textOf(is[field])];
    if (before === after) return [];
    return [
      { field, ...(before !== undefined && { before }), ...(after !== undefined && { after }) },
    ];
  });
}

/** Each field is changed alone, then many at once; the log tells of those and of no other. */
async function settingsAreRecorded(bench: Bench): Promise<void> {
  const { api, lists } = bench;
  const [one, other] = lists.countries;
  if (!one || !other) throw new NotHeld('listCountries lists fewer than two countries abroad');
  const account = await accountWith(bench, 0, 'company');
  const who = requestedBy(account);
  const filled = { ...FILLED, country: one.code };
  const changed = Object.entries({ ...CHANGED, country: other.code });
  const profiles: Update[] = [
    ...changed.map((_, at) => ({ ...filled, ...Object.fromEntries(changed.slice(0, at + 1)) })),
    filled,
    leastAtHome(lists, 'RRRD2929'),
    leastAtHome(lists, 'RRRD2930'),
    filled,
  ];
  await api.ok('updateProfile', { who, body: filled });
  const log = await followLog(bench, account);
  let was: Update = filled;
  for (const is of profiles) {
    await api.ok('updateProfile', { who, body: is });
    const changes = changesBetween(was, is);
    const what = `a change of ${changes.map(({ field }) => field).join(', ')}`;
    log.did(what, { action: 'profile_updated', group: 'profile', actor: OWN, changes });
    was = is;
  }
  await log.judge();
}

export const settingActivityLaws: readonly Law[] = [
  {
    id: 'activity-settings',
    title: 'The activity log tells which fields of the profile were changed, and no others',
    clause:
      '#/components/schemas/ActivityField; ActivityEntry/properties/changes: the settings that were changed; ActivityChange: before and after',
    run: settingsAreRecorded,
  },
];
