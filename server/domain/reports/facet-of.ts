import { FACET_OF, type Measure } from './measures.ts';
import type { Dimension } from './reports.ts';
import { FACETS, type Facet } from './sums.ts';

/** What narrows a report: values of parts of keys, and a facet whose keys have all of them. */
export interface KeyFilter {
  facet?: Facet;
  parts: Readonly<Record<string, string>>;
}

/** The facets of shipments, in the order in which they are looked for. */
const OF_SHIPMENTS = ['courier', 'city', 'payment', 'store'] as const;

/**
 * The facet whose keys have the dimension by which a measure is divided, and all parts that are
 * filtered; undefined if there is none.
 */
export function facetOf(
  { basis }: Measure,
  by: Dimension | undefined,
  { facet: filtered, parts }: KeyFilter,
): Facet | undefined {
  if (basis === 'client') return undefined;
  const has = (facet: Facet, part: string) => (FACETS[facet] as readonly string[]).includes(part);
  const wanted = [...(by === undefined ? [] : [by]), ...Object.keys(parts)];
  const usual = filtered && basis === 'shipment' ? filtered : FACET_OF[basis];
  const candidates = basis === 'shipment' && !filtered ? [usual, ...OF_SHIPMENTS] : [usual];
  return candidates.find((facet) => wanted.every((part) => has(facet, part)));
}
