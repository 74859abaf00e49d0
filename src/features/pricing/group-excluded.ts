import type { CourierSummary } from '../../api/generated/model/courier-summary.ts';
import type { ExcludedCourier } from '../../api/generated/model/excluded-courier.ts';
import type { ServiceType } from '../../api/generated/model/service-type.ts';

interface Refusal {
  courier: CourierSummary;
  /** Each reason of the courier, and the services it applies to. */
  reasons: { words: string; services: ServiceType[] }[];
}

/** Groups each courier's reasons over its services, in their original order. */
export function groupExcluded(
  excluded: readonly ExcludedCourier[],
  wordsOf: (entry: ExcludedCourier) => string,
): Refusal[] {
  const ofCouriers = Map.groupBy(excluded, ({ courier }) => courier.id);
  return [...ofCouriers.values()].flatMap((entries) => {
    const [first] = entries;
    if (!first) return [];
    const ofReasons = Map.groupBy(entries, wordsOf);
    const reasons = [...ofReasons].map(([words, same]) => ({
      words,
      services: same.map(({ service_type }) => service_type),
    }));
    return [{ courier: first.courier, reasons }];
  });
}
