import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { listShipments } from '../../../api/generated/shipments/shipments.ts';
import { listPage } from '../../../api/list-page.ts';
import type { CsvSource } from '../../../ui/table/csv-export.ts';
import type { ShipmentQuery } from './shipment-query.ts';
import { useWords } from './use-words.ts';

/** The contract's most for one page: the fewest calls for a whole list. */
const rowsPerCall = 100;

/**
 * How what is found is written into a file for spreadsheets.
 *
 * @param isReady whether the names of all columns are there.
 */
export function useShipmentsCsv(
  { cursor, ...query }: ShipmentQuery,
  isReady: boolean,
): CsvSource<Shipment> {
  const words = useWords();
  return {
    name: 'shipments',
    isReady,
    readPage: async (from, signal) =>
      listPage(
        await listShipments(
          { ...query, limit: rowsPerCall, ...(from !== undefined && { cursor: from }) },
          { signal },
        ),
      ),
    loadColumns: async () => (await import('./shipment-csv.ts')).shipmentCsv(words),
  };
}
