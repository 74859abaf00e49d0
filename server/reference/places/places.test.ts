import { describe, expect, it } from 'vitest';
import { CITIES } from './cities.ts';
import { listCountries } from './countries.ts';
import { REGIONS } from './regions.ts';

const ARABIC = /^[\u0600-\u06ff ،.()-]+$/;
const ENGLISH = /^[A-Z][A-Za-z ]+$/;

describe('cities and regions', () => {
  it('are 20 cities in all 13 regions', () => {
    expect(CITIES).toHaveLength(20);
    expect(REGIONS).toHaveLength(13);
    expect(new Set(CITIES.map(({ code }) => code)).size).toBe(20);
    expect(new Set(CITIES.map(({ regionCode }) => regionCode))).toEqual(
      new Set(REGIONS.map(({ code }) => code)),
    );
  });

  it.each([...CITIES, ...REGIONS])('$code has a name in each language', ({ name }) => {
    expect(name.ar).toMatch(ARABIC);
    expect(name.en).toMatch(ENGLISH);
  });

  it('are in Saudi Arabia, and the code of a city is the slug of its name', () => {
    expect(CITIES.map(({ code }) => code)).toEqual(
      CITIES.map(({ name }) => name.en.toLowerCase().replaceAll(' ', '_')),
    );
    const isAbroad = (latitude: number, longitude: number) =>
      latitude <= 16 || latitude >= 33 || longitude <= 34 || longitude >= 56;
    expect(CITIES.filter((city) => isAbroad(city.latitude, city.longitude))).toEqual([]);
  });
});

describe('listCountries', () => {
  const countries = listCountries();

  it('knows Saudi Arabia and its neighbours in both languages', () => {
    expect(countries).toContainEqual({
      code: 'SA',
      name: { ar: 'المملكة العربية السعودية', en: 'Saudi Arabia' },
      callingCode: '+966',
    });
    const codes = countries.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['AE', 'BH', 'EG', 'JO', 'KW', 'OM', 'QA', 'YE']));
    expect(codes).not.toContain('XK');
  });

  it('has each country once, in order, with a name and a calling code', () => {
    const codes = countries.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].sort());
    expect(codes.length).toBeGreaterThan(230);
    for (const { code, name, callingCode } of countries) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(name.ar).toMatch(/[\u0600-\u06ff]/);
      expect(name.en).not.toBe(code);
      expect(callingCode).toMatch(/^\+[1-9]\d{0,3}$/);
    }
  });
});
