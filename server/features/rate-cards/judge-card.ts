import { assertRateCard } from '../../domain/rate-card-bounds.ts';
import { type ColumnName, levelOf, type Values } from './columns.ts';
import type { Group } from '../operator-files/groups.ts';
import type { ReadLine } from '../operator-files/read-sheet.ts';
import type { Fault } from '../operator-files/sheet.ts';
import { cardOf } from './rated-courier.ts';

interface Rule {
  column: ColumnName;
  isBroken: (row: Values, lanes: ReadonlySet<string>) => boolean;
  problem: string;
}

const COD = ['cod_flat_fee', 'cod_percent', 'cod_cap'] as const;
const REMOTE = ['remote_fee', 'remote_cities'] as const;

/** What two cells may not say together, at the cell to change. */
const RULES: readonly Rule[] = [
  {
    column: 'max_days',
    isBroken: (row) => row.max_days < row.min_days,
    problem: 'is below min_days; write the longest time in transit',
  },
  ...COD.map((column) => ({
    column,
    isBroken: (row: Values) => row[column] === null && COD.some((other) => row[other] !== null),
    problem: `is empty; fill ${COD.join(', ')}, or none of them for no cash on delivery`,
  })),
  ...REMOTE.map((column) => ({
    column,
    isBroken: (row: Values) => row[column] === null && REMOTE.some((other) => row[other] !== null),
    problem: `is empty; fill ${REMOTE.join(' and ')}, or neither`,
  })),
  {
    column: 'remote_cities',
    isBroken: ({ cities, remote_cities }) =>
      remote_cities?.some((city) => !cities.includes(city)) === true,
    problem: 'has a city that is not in cities; add it there or remove it here',
  },
  {
    column: 'max_width_mm',
    isBroken: (row) => row.max_width_mm > row.max_length_mm,
    problem: 'is above max_length_mm; write the longest side first',
  },
  {
    column: 'max_height_mm',
    isBroken: (row) => row.max_height_mm > row.max_width_mm,
    problem: 'is above max_width_mm; write the shortest side last',
  },
  {
    column: 'cities',
    isBroken: ({ cities }, lanes) => lanes.has('domestic') && cities.length < 2,
    problem: 'has one city, but the card has a domestic lane; add a city or remove the lane',
  },
  {
    column: 'countries',
    isBroken: ({ countries }, lanes) => lanes.has('international') && countries === null,
    problem: 'is empty, but the card has an international lane; write the countries it serves',
  },
  {
    column: 'countries',
    isBroken: ({ countries }, lanes) => !lanes.has('international') && countries !== null,
    problem:
      'has countries, but the card has no international lane; add the lane or empty the cell',
  },
  {
    column: 'support_hours',
    isBroken: (row) => row.support_hours === null && row.support_hours_ramadan !== null,
    problem: 'is empty; fill it, or empty support_hours_ramadan',
  },
];

/** Where the cells of a card, whose rows agree, contradict each other. */
export function contradictionsOf(rows: Group<ReadLine<Values>>): Fault[] {
  const lanes = new Set(rows.map(({ values }) => values.lane));
  const [first] = rows;
  const faults = RULES.flatMap(({ column, isBroken, problem }) => {
    // What the card says once is wrong once, however many lanes it has.
    const judged = levelOf(column) === 'lane' ? rows : [first];
    return judged
      .filter(({ values }) => isBroken(values, lanes))
      .map(({ row }) => ({ row, column, problem }));
  });
  return faults.length > 0 ? faults : outOfBounds(rows);
}

/** What the pricing rules refuse, if a cell admits it. */
function outOfBounds(rows: Group<ReadLine<Values>>): Fault[] {
  const [first, ...others] = rows;
  const { row, values } = first;
  try {
    assertRateCard({
      ...cardOf([values, ...others.map((other) => other.values)]),
      ...{ courierId: values.courier, tier: values.tier },
    });
    return [];
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [{ row, column: 'service', problem: `${error.message}; correct the card` }];
  }
}
