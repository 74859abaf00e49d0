/** The content of both tables: eight columns of plain text. */
export const columnNames = [
  'number',
  'status',
  'receiver',
  'city',
  'courier',
  'total',
  'created',
  'updated',
] as const;

export type PlainRow = Record<(typeof columnNames)[number] | 'id', string>;

export const rowHeight = 48;
export const columnWidth = 150;

/** Rows that differ in every cell. */
export function plainRows(count: number): PlainRow[] {
  return Array.from({ length: count }, (_, at) => ({
    id: String(at),
    number: `MZ${String(at).padStart(11, '0')}`,
    status: ['In shipping', 'Received', 'Cancelled'][at % 3] ?? '',
    receiver: `Sample receiver ${at}`,
    city: ['Riyadh', 'Jeddah', 'Abha', 'Tabuk'][at % 4] ?? '',
    courier: `Courier ${at % 24}`,
    total: `${(at % 900) + 12}.50`,
    created: `${(at % 28) + 1} Nov`,
    updated: `${at % 72} hours ago`,
  }));
}
