import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readCouriers, withCouriers } from './compare-address.ts';

/**
 * The couriers chosen for the comparison, kept in the address. A choice shows at once; the router
 * takes its time.
 */
export function useChosen(): [ids: readonly string[], choose: (ids: readonly string[]) => void] {
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState<readonly string[]>(() => readCouriers(params));
  const choose = (ids: readonly string[]) => {
    setChosen(ids);
    setParams((current) => withCouriers(current, ids), { replace: true, preventScrollReset: true });
  };
  return [chosen, choose];
}
