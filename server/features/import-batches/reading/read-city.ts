import { foldForSearch } from '../../../../common/search-text.ts';
import { CITIES, type City } from '../../../reference/places/cities.ts';
import { REGIONS } from '../../../reference/places/regions.ts';
import { fault, read, type Reading } from './reading.ts';
import { type Named, nearestTo } from './nearest.ts';

/** Other spellings than those of the app, without articles. */
const SPELLINGS: Readonly<Record<string, string>> = {
  riyadh: 'riyad|ruh|ryadh|riyadh city',
  jeddah: 'jedda|jiddah|jidda|gedda|jed|جده',
  makkah: 'mecca|makka|mekkah|makkah mukarramah|مكة|مكه المكرمه',
  taif: 'taef|taif city|tayef',
  madinah: 'medina|medinah|madina|madinah munawwarah|madinah munawarah|المدينة|مدينة',
  yanbu: 'yanbo|yanbu bahr|ينبع البحر',
  buraydah: 'buraidah|buraida|burayda|qassim buraydah',
  dammam: 'damam|dmm|dammam city',
  khobar: 'khubar|kobar',
  hofuf: 'hufuf|hofof|ahsa|hasa|hassa|الاحساء|الاحسا',
  jubail: 'jubayl|jubail industrial city|الجبيل الصناعية',
  abha: 'abha city',
  khamis_mushait: 'khamis mushayt|khamis|khamis mushayat|خميس',
  tabuk: 'tabouk|tabook',
  hail: 'hayil|hael|حايل',
  arar: 'ar ar',
  jazan: 'jizan|gizan|جيزان',
  najran: 'nejran',
  al_bahah: 'baha|bahah|albaha',
  sakaka: 'sakakah|skaka|سكاكا الجوف',
};

/** What stands before the name of a city, and the articles of words in both languages. */
const KIND = /^(?:city of|مدينه|محافظه|city)\s+(?=\S)/;
const JOINED_ARTICLE = /^a[drlnst](?=[a-z]{4})/;
const ARTICLE = /(?<![\p{L}\p{N}])(?:ال(?=\p{L}{2})|(?:al|ar|ad|at|as|an|ash)[\s-]+(?=\p{L}{3}))/gu;

const KNOWN: readonly (City & Named)[] = CITIES.map((city) => {
  const names = [city.code, city.name.ar, city.name.en, ...(SPELLINGS[city.code] ?? '').split('|')];
  return { ...city, keys: [...new Set(names.map(keyOf))].filter((key) => key !== '') };
});
const BY_KEY = new Map(KNOWN.flatMap((city) => city.keys.map((key) => [key, city])));

/** The words of a name in the form in which spellings agree. */
function keyOf(name: string): string {
  return foldForSearch(name)
    .replace(/[_'’`]/g, (sign) => (sign === '_' ? ' ' : ''))
    .replace(ARTICLE, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A Saudi city by its code, its name in either language or a usual spelling. */
export function readCity(text: string): Reading<City> {
  const whole = named(text);
  if (whole) return read(whole);
  // `Riyadh, Saudi Arabia` and `الرياض - حي النخيل`, unless the parts are two cities.
  const parts = text.slice(0, LONGEST).split(PARTS).map(named);
  const [city, ...others] = new Set(parts.filter((part) => part !== undefined));
  if (city && others.length === 0) return read(city);
  const nearest = city ? [city, ...others].map(({ code }) => code) : nearestTo(keyOf(text), KNOWN);
  return fault('unknown_city', { nearest: nearest.slice(0, 3) });
}

/** Letters of the longest text that is looked through for a city. */
const LONGEST = 250;
const PARTS = /[,،/|()\n]|\s[-–]\s/;

function named(text: string): City | undefined {
  const folded = foldForSearch(text);
  const key = keyOf(folded);
  return (
    BY_KEY.get(key) ??
    BY_KEY.get(keyOf(folded.replace(KIND, ''))) ??
    BY_KEY.get(key.replace(JOINED_ARTICLE, ''))
  );
}

const REGION_WORD = /(?:^منطقه | (?:region|province)$)/g;
const REGION_KEYS = new Map(
  REGIONS.flatMap(({ code, name }) =>
    [code, name.ar, name.en].map((each) => [regionKey(each), code]),
  ),
);

/** The code of the region that a text names, if it names one. */
export function regionOf(text: string): string | undefined {
  return REGION_KEYS.get(regionKey(text));
}

function regionKey(text: string): string {
  return keyOf(foldForSearch(text).replace(REGION_WORD, ''));
}
