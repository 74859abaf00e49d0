import type { components } from '../../../openapi/generated/types.ts';
import { newId } from '../../db/ids.ts';
import { seededRandom } from '../../domain/random.ts';
import type { CityCode, LocalizedText } from '../../domain/rate-card.ts';
import { CITIES } from '../../reference/places/cities.ts';
import type { Courier } from './courier.ts';
import { ALWAYS, LATE_HOURS, OFFICE_HOURS, SHOP_HOURS } from './hours.ts';
import { text } from './terms.ts';

/** A fictional branch at a made-up address. */
export type SampleBranch = Omit<components['schemas']['Branch'], 'distance'> & { code: string };

const SEED = 20_261_123;
const MADE_AT = new Date('2026-11-01T06:00:00Z');

/** The most branches of a courier in a city with named districts; elsewhere it has one. */
const DISTRICTS: Readonly<Record<CityCode, readonly LocalizedText[]>> = {
  riyadh: [
    text('العليا', 'Al Olaya'),
    text('الملز', 'Al Malaz'),
    text('النسيم', 'An Naseem'),
    text('قرطبة', 'Qurtubah'),
  ],
  jeddah: [text('الصفا', 'As Safa'), text('الروضة', 'Ar Rawdah'), text('البوادي', 'Al Bawadi')],
  makkah: [text('العزيزية', 'Al Aziziyah'), text('الشوقية', 'Ash Shawqiyah')],
  madinah: [text('العوالي', 'Al Awali'), text('قباء', 'Quba')],
  dammam: [text('الشاطئ', 'Ash Shati'), text('الفيصلية', 'Al Faysaliyah')],
  khobar: [text('العقربية', 'Al Aqrabiyah'), text('الراكة', 'Ar Rakah')],
};
const CENTRE = text('وسط المدينة', 'City Centre');

const HOURS = [SHOP_HOURS, SHOP_HOURS, LATE_HOURS, OFFICE_HOURS, ALWAYS];

/**
 * Branches of a sample courier in some of the cities that it serves, the same in every run. A
 * courier that only collects parcels has none.
 */
export function branchesOf({ id, cards }: Courier): SampleBranch[] {
  const takesDropOffs = cards.some(({ shippingMethods }) => shippingMethods.includes('drop_off'));
  if (!takesDropOffs) return [];
  const collectsCash = cards.some(({ cod }) => cod !== null);
  const random = seededRandom(
    SEED + [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0),
  );
  const cities = new Set(cards.flatMap((card) => card.cities));
  return CITIES.filter(({ code }) => cities.has(code)).flatMap((city) => {
    const districts = DISTRICTS[city.code] ?? [CENTRE];
    return districts.slice(0, random.between(1, districts.length)).map((district, index) => {
      const hours = random.pick(HOURS);
      const street = random.between(10, 99);
      const cashPayout = collectsCash && random.chance(0.6);
      return {
        id: newId('brn', MADE_AT, random.next),
        code: `${city.code.replace('_', '-')}-${index + 1}`,
        city: city.code,
        name: text(`فرع ${district.ar}`, `${district.en} branch`),
        address: text(
          `شارع تجريبي ${street}، ${district.ar}، ${city.name.ar}`,
          `Sample Street ${street}, ${district.en}, ${city.name.en}`,
        ),
        hours,
        drop_off: true,
        cash_payout: cashPayout,
        latitude: near(city.latitude, random.next()),
        longitude: near(city.longitude, random.next()),
      };
    });
  });
}

/** Within about five kilometres, to four decimals. */
function near(degrees: number, share: number): number {
  return Math.round((degrees + (share - 0.5) * 0.1) * 10_000) / 10_000;
}
