import { DataGrid } from '@mui/x-data-grid';
import { createRoot } from 'react-dom/client';
import { columnNames, columnWidth, plainRows, rowHeight } from './rows.ts';

/** The maximum of its free edition for one page. */
const rowsPerPage = 100;

const rows = plainRows(rowsPerPage);
const columns = columnNames.map((field) => ({ field, width: columnWidth }));

const root = document.getElementById('root');
if (!root) throw new Error('data-grid.html has no #root');
createRoot(root).render(
  <div style={{ blockSize: 600 }}>
    <DataGrid
      rows={rows}
      columns={columns}
      rowHeight={rowHeight}
      columnHeaderHeight={rowHeight}
      hideFooter
      initialState={{ pagination: { paginationModel: { pageSize: rowsPerPage } } }}
    />
  </div>,
);
