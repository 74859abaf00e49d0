import { expect } from 'vitest';

interface Sample {
  name: string;
  labels: string;
  value: number;
}

const SAMPLE =
  /^([a-z_][a-z0-9_]*)(?:\{((?:,?[a-z_][a-z0-9_]*="(?:[^"\\\n]|\\[\\"n])*")*)\})? (-?[0-9.]+(?:e[-+]?[0-9]+)?|NaN|[-+]Inf)$/i;

/** Endings of a sample's name, by the type of its family. */
const ENDINGS: Record<string, RegExp> = {
  counter: /^_(total|created)$/,
  gauge: /^$/,
  histogram: /^_(bucket|count|sum|created)$/,
  summary: /^(_count|_sum|_created|)$/,
  info: /^_info$/,
};

/**
 * Reads the text form of OpenMetrics 1.0 strictly: every sample stands below the type of its
 * family, no family or series comes twice, buckets add up, and the text ends with `# EOF`.
 */
export function familiesOf(text: string): Map<string, Sample[]> {
  const [body = '', after] = text.split('# EOF\n');
  expect(after).toBe('');
  const families = new Map<string, Sample[]>();
  const series = new Set<string>();
  for (const part of body.split(/^(?=# HELP )/m)) {
    const about = /^# HELP (\S+) .*\n# TYPE \1 ([a-z]+)\n/.exec(part);
    const [head = '', family = '', type = ''] = about ?? expect.fail(part);
    expect(families.has(family), family).toBe(false);
    const samples = part.slice(head.length).trimEnd().split('\n').filter(Boolean);
    let buckets = 0;
    const read = samples.map((line): Sample => {
      const [, name = '', labels = '', digits = ''] = SAMPLE.exec(line) ?? expect.fail(line);
      expect(name.startsWith(family) && name.slice(family.length), line).toMatch(
        ENDINGS[type] ?? /^-/,
      );
      expect(series.size, line).toBe(series.add(`${name}{${labels}}`).size - 1);
      const value = Number(digits.replace('Inf', 'Infinity'));
      if (name.endsWith('_bucket')) expect(value, line).toBeGreaterThanOrEqual(buckets);
      if (name.endsWith('_count') && type === 'histogram') expect(value, line).toBe(buckets);
      if (name.endsWith('_bucket')) buckets = value;
      else if (name.endsWith('_count')) buckets = 0;
      return { name, labels, value };
    });
    families.set(family, read);
  }
  return families;
}
