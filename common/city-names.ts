import { foldForSearch } from './search-text.ts';

/** A city with its names, as the contract lists it. */
export interface NamedCity {
  code: string;
  name: { ar: string; en: string };
}

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

/** A city with the keys (see {@link placeKey}) of all its names. */
export type KnownCity<City> = City & { keys: readonly string[] };

/** The words of a name in the form in which spellings agree. */
export function placeKey(name: string): string {
  return foldForSearch(name)
    .replace(/[_'’`]/g, (sign) => (sign === '_' ? ' ' : ''))
    .replace(ARTICLE, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Cities by their code, their names in both languages and the usual spellings. */
export function cityNames<City extends NamedCity>(cities: readonly City[]) {
  const known = cities.map((city): KnownCity<City> => {
    const names = [city.code, city.name.ar, city.name.en];
    const spelt = [...names, ...(SPELLINGS[city.code] ?? '').split('|')].map(placeKey);
    return { ...city, keys: [...new Set(spelt)].filter((key) => key !== '') };
  });
  const byKey = new Map(known.flatMap((city) => city.keys.map((key) => [key, city])));
  /** The city that a text is the name of. */
  const named = (text: string): KnownCity<City> | undefined => {
    const folded = foldForSearch(text);
    const key = placeKey(folded);
    return (
      byKey.get(key) ??
      byKey.get(placeKey(folded.replace(KIND, ''))) ??
      byKey.get(key.replace(JOINED_ARTICLE, ''))
    );
  };
  return { known, named };
}
