import { describe, expect, it } from 'vitest';
import type { NavigationEntry } from '../../feature.ts';
import { findEntries } from '../../features/search/find-entries.ts';
import { languages, messageOf } from '../../i18n/testing/catalogues.ts';
import { navigationEntries } from './navigation-entries.ts';

const found = navigationEntries.filter(({ search }) => search);
const nameOf = ({ labelId }: NavigationEntry) => labelId.replace('app.navigation.', '');

it('the entries are in one order, with the button first', () => {
  const orders = navigationEntries.map(({ order }) => order);
  expect(orders).toEqual([...new Set(orders)].toSorted((a, b) => a - b));
  expect(navigationEntries.map(nameOf)).toEqual([
    ...['createShipment', 'home', 'priceShipment', 'companies', 'myShipments', 'importShipments'],
    ...['storeOrders', 'trace', 'billing', 'plans', 'reports', 'products', 'profile', 'favorites'],
  ]);
  const buttons = navigationEntries.filter(({ isButton }) => isButton);
  expect(buttons.map(nameOf)).toEqual(['createShipment']);
});

describe.each(languages)('for a reader of %s', (language) => {
  const textOf = ({ labelId }: NavigationEntry) => messageOf(language, labelId);
  const search = (query: string) =>
    (['screens', 'actions'] as const).flatMap((section) =>
      findEntries(navigationEntries, section, textOf, query).map(nameOf),
    );

  it.each(found)('an entry is found by its label in both languages: $labelId', (entry) => {
    for (const each of languages) {
      expect(search(messageOf(each, entry.labelId))).toContain(nameOf(entry));
    }
  });

  it.each([
    ['HOME', ['home']],
    ['شحناتى', ['myShipments']],
    ['اسعار', ['priceShipment']],
    ['shipment new', ['createShipment']],
    ['track my', []],
    ['qwerty', []],
    [
      ' ',
      [
        ...['home', 'companies', 'myShipments', 'storeOrders', 'trace', 'plans', 'reports'],
        'products',
        'favorites',
        ...['createShipment', 'priceShipment', 'importShipments'],
      ],
    ],
  ])('the entries for %j are %j', (query, expected) => {
    expect(search(query)).toEqual(expected);
  });
});
