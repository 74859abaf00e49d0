/**
 * Statements whose plan for any values may be worse than one for their own, as long as no company
 * has a million shipments.
 */
export const EXCEPTIONS_AMONG_FEW: readonly { statement: RegExp; reason: string }[] = [
  {
    statement: /shipments\.id = any\(\$\d+::text\[\]\).* order by "shipments"\."total_fee"/,
    reason:
      'Reads at most a thousand shipments, about four pages each, and sorts them by price. In ' +
      'small tables, following the prices would read less, but planning takes as long. Among a ' +
      'million, both plans are the same.',
  },
  {
    statement: /select count\(\*\).* from "webhook_messages" where .* limit \$\d+/,
    reason:
      'Counts at most a thousand webhooks, about a page each by their index; all pages of a small ' +
      'table are fewer, and take as long.',
  },
];
