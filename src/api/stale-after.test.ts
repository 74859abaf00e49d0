import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { getGetBalanceQueryKey } from './generated/balance/balance.ts';
import { getListCouriersQueryKey } from './generated/couriers/couriers.ts';
import {
  getCancelShipmentMutationKey,
  getGetShipmentQueryKey,
  getListShipmentsQueryKey,
} from './generated/shipments/shipments.ts';
import { staleAfter } from './stale-after.ts';

test('a cancelled shipment makes lists, the shipment and the balance stale, and no courier', async () => {
  const client = new QueryClient();
  const list = getListShipmentsQueryKey({ limit: 20 });
  const shipment = getGetShipmentQueryKey('shp_01');
  for (const key of [list, shipment, getGetBalanceQueryKey(), getListCouriersQueryKey()]) {
    client.setQueryData(key, {});
  }

  for (const queryKey of staleAfter(getCancelShipmentMutationKey())) {
    await client.invalidateQueries({ queryKey });
  }

  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  expect(isStale(list)).toBe(true);
  expect(isStale(shipment)).toBe(true);
  expect(isStale(getGetBalanceQueryKey())).toBe(true);
  expect(isStale(getListCouriersQueryKey())).toBe(false);
});

test('a mutation that changes nothing we cache leaves everything fresh', () => {
  expect(staleAfter(['createQuote'])).toEqual([]);
  expect(staleAfter(undefined)).toEqual([]);
});
