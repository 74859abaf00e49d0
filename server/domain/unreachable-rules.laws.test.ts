import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { itForAll } from '../../common/testing/it-for-all.ts';
import { unreachableRules } from '../../common/unreachable-rules.ts';
import { chooseCourier } from './courier-rules.ts';
import { heldConditions } from './rule-conditions.ts';
import { parcels, regionOf, ruleLists } from './testing/rule-arbitraries.ts';

// The full counts take seconds, and longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const RUNS = process.env.TEST_COUNTS === 'full' ? 10_000 : 300;
const manyParcels = fc.array(parcels, { minLength: 20, maxLength: 20 });
const NOTHING = { prices: [], excluded: [] };

itForAll(
  'a rule that is said to be unreachable never chooses, and its cover holds whenever it does',
  [ruleLists, manyParcels],
  (rules, some) => {
    const unreachable = unreachableRules(rules, regionOf);
    for (const parcel of some) {
      const { choice } = chooseCourier(rules, parcel, NOTHING, new Set());
      expect(unreachable.map(({ position }) => position)).not.toContain(choice.rule?.position);
      for (const { position, covered_by } of unreachable) {
        const [rule, cover] = [rules[position - 1], rules[(covered_by ?? 0) - 1]];
        if (!rule || heldConditions(rule, parcel) === null) continue;
        expect(cover && heldConditions(cover, parcel)).toBeTruthy();
      }
    }
  },
  RUNS,
);

itForAll(
  'a rule is found to be unreachable after itself, whatever its conditions',
  [ruleLists],
  (rules) => {
    for (const rule of rules) {
      const twice = [
        { ...rule, enabled: true },
        { ...rule, enabled: true },
      ];
      expect(unreachableRules(twice, regionOf).at(-1)?.position).toBe(2);
    }
  },
);
