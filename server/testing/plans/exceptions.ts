/** A statement whose plan for any values may be worse than one for its own. */
export interface Exception {
  statement: RegExp;
  reason: string;
  /** Whether it is needed only while no company has a million shipments. */
  amongFew: boolean;
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    statement: /shipments\.id = any\(\$\d+::text\[\]\).* order by "shipments"\."total_fee"/,
    reason:
      'Reads at most a thousand shipments, about four pages each, and sorts them by price. In ' +
      'small tables, following the prices would read less, but planning takes as long. Among a ' +
      'million, both plans are the same.',
    amongFew: true,
  },
];
