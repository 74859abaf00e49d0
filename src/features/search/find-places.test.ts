import { describe, expect, it } from 'vitest';
import { languages, messageOf } from '../../i18n/testing/catalogues.ts';
import { places } from '../../places.ts';
import { findPlaces } from './find-places.ts';
import type { PlaceId } from './place-words.ts';

const all = Object.keys(places) as PlaceId[];

describe('findPlaces', () => {
  describe.each(languages)('for a reader of %s', (language) => {
    const labelOf = (id: PlaceId) => messageOf(language, places[id].labelId);
    const found = (query: string) => findPlaces(all, labelOf, query);

    it.each(all)('finds %s by its label in both languages', (id) => {
      for (const each of languages) {
        expect(found(messageOf(each, places[id].labelId))).toContain(id);
      }
    });

    it.each([
      ['HOME', ['home']],
      ['شحناتى', ['myShipments']],
      ['اسعار', ['priceShipment']],
      ['shipment new', ['createShipment']],
      ['track my', []],
      ['qwerty', []],
    ])('answers %j with %j', (query, expected) => {
      expect(found(query)).toEqual(expected);
    });

    it('has them all for no words, in the given order', () => {
      expect(found(' ')).toEqual(all);
    });
  });
});
