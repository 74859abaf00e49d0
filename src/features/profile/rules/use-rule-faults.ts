import { useMemo } from 'react';
import { unreachableRules } from '../../../../common/unreachable-rules.ts';
import type { CourierRules } from '../../../api/generated/model/courier-rules.ts';
import type { RuleWarning } from '../../../api/generated/model/rule-warning.ts';
import { useListCities } from '../../../api/generated/reference/reference.ts';
import type { ListedRule } from './listed-rule.ts';

/** What keeps a rule from working. */
export interface RuleFaults {
  warnings: RuleWarning[];
  /** Position of the earlier rule that takes all its parcels. */
  coveredBy: number | undefined;
}

/** Those that follow from a rule's position, which changes here. */
const BY_POSITION: readonly RuleWarning[] = ['contradiction', 'unreachable', 'paused_by_plan'];

/** What keeps the rules of the list from working, as it is now. */
export function useRuleFaults(
  rules: readonly ListedRule[],
  saved: CourierRules,
): (index: number) => RuleFaults {
  const { data } = useListCities({ query: { staleTime: Infinity } });
  return useMemo(() => {
    const regions = new Map(data?.data.map(({ code, region }) => [code, region.code]));
    // The last ones of a list that is longer than the plan allows are paused.
    const paused = saved.rules.findIndex(({ warnings }) => warnings.includes('paused_by_plan'));
    const allowed = paused === -1 ? Infinity : paused;
    const used = rules.slice(0, allowed).map(({ input }) => input);
    // Until the regions are known, every rule on a region would seem to contradict itself.
    const unreachable = data ? unreachableRules(used, (city) => regions.get(city)) : [];
    return (index) => {
      const never = unreachable.find(({ position }) => position === index + 1);
      const told = rules[index]?.warnings.filter((warning) => !BY_POSITION.includes(warning));
      return {
        warnings: [
          ...(told ?? []),
          ...(never
            ? ([never.covered_by === undefined ? 'contradiction' : 'unreachable'] as const)
            : []),
          ...(index >= allowed ? (['paused_by_plan'] as const) : []),
        ],
        coveredBy: never?.covered_by,
      };
    };
  }, [rules, saved, data]);
}
