import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { comparable, withCouriers } from '../../../features/companies/paths.ts';
import { readCouriers } from './compare-address.ts';

/** The couriers chosen for a comparison. */
export interface Compared {
  ids: readonly string[];
  /** No more can be chosen. */
  isFull: boolean;
  /** Enough are chosen. */
  isEnough: boolean;
  toggle: (courierId: string) => void;
  clear: () => void;
}

/**
 * The couriers chosen for the comparison, kept in the address. A choice shows at once; the router
 * takes its time.
 */
export function useCompared(): Compared {
  const [params, setParams] = useSearchParams();
  const [ids, setIds] = useState<readonly string[]>(() => readCouriers(params));
  const choose = (next: readonly string[]) => {
    setIds(next);
    setParams((current) => withCouriers(current, next), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return {
    ids,
    isFull: ids.length >= comparable.most,
    isEnough: ids.length >= comparable.least,
    toggle: (id) => {
      choose(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
    },
    clear: () => {
      choose([]);
    },
  };
}
