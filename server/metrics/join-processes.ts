import { AggregatorRegistry, type OpenMetricsContentType } from 'prom-client';
import { CONTENT_TYPE, type Family } from './metrics.ts';

/**
 * The metrics of several processes in one OpenMetrics text. Each value has its process as a label,
 * so that a counter that begins again in a replaced process is not taken for one that fell.
 */
export function joinProcesses(families: ReadonlyMap<string, readonly Family[]>): Promise<string> {
  const labelled = [...families].map(([process, ofProcess]) =>
    ofProcess.map(({ name, values, ...family }) => ({
      ...family,
      // The library appends the suffix of counters, also to names that have it. Types are words,
      // although it declares numbers.
      name: String(family.type) === 'counter' ? name.replace(/_total$/, '') : name,
      values: values.map((value) => ({ ...value, labels: { ...value.labels, process } })),
      // Adds up nothing: no two values have the same labels.
      aggregator: 'sum',
    })),
  );
  const joined = AggregatorRegistry.aggregate<OpenMetricsContentType>(labelled);
  joined.setContentType(CONTENT_TYPE);
  return joined.metrics();
}
