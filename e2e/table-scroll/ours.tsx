import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { LocaleProvider } from '../../src/i18n/locale-provider.tsx';
import { changeLocale } from '../../src/i18n/texts-store.ts';
import { DataTable } from '../../src/ui/table/data-table.tsx';
import { useColumnLayout } from '../../src/ui/table/use-column-layout.ts';
import { VirtualBody } from '../../src/ui/table/virtual-body.tsx';
import { StyleCache } from '../../src/ui/theme/style-cache.tsx';
import { columnNames, columnWidth, plainRows, type PlainRow } from './rows.ts';

const rows = plainRows(100_000);
const columns = columnNames.map((id) => ({
  id,
  labelId: 'ui.retry',
  size: columnWidth,
  cell: (row: PlainRow) => row[id],
}));
localStorage.setItem(
  'mizan_measured.columns_measure',
  JSON.stringify({ order: [...columnNames], density: 'compact' }),
);

function Measured() {
  const layout = useColumnLayout('measured', 'measure', columns);
  return (
    <DataTable
      label="measured"
      columns={columns}
      layout={layout}
      rows={rows}
      body={VirtualBody}
      rowId={({ id }) => id}
      failed={false}
      onRetry={() => undefined}
      empty={null}
    />
  );
}

await changeLocale('en');
const root = document.getElementById('root');
if (!root) throw new Error('ours.html has no #root');
createRoot(root).render(
  <LocaleProvider>
    <StyleCache>
      <MemoryRouter>
        <Measured />
      </MemoryRouter>
    </StyleCache>
  </LocaleProvider>,
);
