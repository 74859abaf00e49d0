import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { getGetBalanceQueryKey } from '../api/generated/balance/balance.ts';
import { getListCouriersQueryKey } from '../api/generated/couriers/couriers.ts';
import {
  getCancelShipmentMutationKey,
  getGetShipmentQueryKey,
  getListShipmentsQueryKey,
} from '../api/generated/shipments/shipments.ts';
import { declareStale, staleAfter } from '../api/stale-after.ts';
import { features } from './features.ts';

test('every address belongs to one screen', () => {
  const all = features.flatMap(({ screens }) => screens.map(({ path }) => path));
  expect(all.length).toBeGreaterThan(10);
  expect(all).toEqual([...new Set(all)]);
});

test('a cancelled shipment makes lists, the shipment and the balance stale, but no courier', async () => {
  for (const feature of features) declareStale(feature.staleAfter ?? {});
  const client = new QueryClient();
  const keys = [
    getListShipmentsQueryKey({ limit: 20 }),
    getGetShipmentQueryKey('shp_01'),
    getGetBalanceQueryKey(),
    getListCouriersQueryKey(),
  ];
  for (const key of keys) client.setQueryData(key, {});

  for (const queryKey of staleAfter(getCancelShipmentMutationKey())) {
    await client.invalidateQueries({ queryKey });
  }

  const isStale = keys.map((key) => client.getQueryState(key)?.isInvalidated);
  expect(isStale).toEqual([true, true, true, false]);
});

test('a mutation that changes nothing cached makes nothing stale', () => {
  expect(staleAfter(['createQuote'])).toEqual([]);
  expect(staleAfter(undefined)).toEqual([]);
});

test('declarations of several features for one mutation are combined', () => {
  declareStale({ createQuote: ['getQuote'] });
  declareStale({ createQuote: ['getBalance', 'getQuote'] });
  expect(staleAfter(['createQuote'])).toEqual([['getQuote'], ['getBalance']]);
});
