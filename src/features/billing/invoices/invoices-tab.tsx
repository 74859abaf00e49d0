import { listInvoices, useDownloadInvoices } from '../../../api/generated/invoices/invoices.ts';
import type { ListInvoicesParams } from '../../../api/generated/model/list-invoices-params.ts';
import type { TaxDocument } from '../../../api/generated/model/tax-document.ts';
import { ListInvoicesQueryParams } from '../../../api/generated/zod/invoices/invoices.zod.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { csvFile } from '../../../shared/table/csv-file.ts';
import { useListPage } from '../../../shared/table/use-list-page.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { DaysFilter } from '../../../ui/filters/days-filter.tsx';
import { OptionFilter } from '../../../ui/filters/option-filter.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { ListFrame } from '../../../ui/table/list-frame.tsx';
import { listRules } from '../../../ui/table/list-rules.ts';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { InvoiceCard, NumberLink, useDocumentLink } from './invoice-card.tsx';
import { KindChip, SubjectText, TotalText } from './invoice-parts.tsx';
import { InvoiceTotals } from './invoice-totals.tsx';
import { MonthFile } from './month-file.tsx';
import { PdfButton } from './pdf-button.tsx';
import { ShownInvoice } from './shown-invoice.tsx';

/** Its number identifies a document. */
type Row = TaxDocument & { id: string };

const source = {
  name: 'invoices',
  operation: 'listInvoices',
  load: async (query: ListInvoicesParams, options: { signal: AbortSignal }) => {
    const answer = await listInvoices(query, options);
    return { ...answer, data: answer.data.map((each): Row => ({ ...each, id: each.number })) };
  },
  rules: listRules<Omit<ListInvoicesParams, 'limit'>>(ListInvoicesQueryParams, [
    'kind',
    'subject',
    'shipment_id',
    'created_from',
    'created_to',
  ]),
  kept: ['tab'],
};

const columns: readonly Column<Row>[] = [
  {
    id: 'number',
    labelId: 'billing.invoices.number',
    size: 182,
    cell: (invoice) => <NumberCell invoice={invoice} />,
  },
  {
    id: 'created_at',
    labelId: 'billing.invoices.issued',
    size: 96,
    cell: ({ issued_at }) => <DateText value={issued_at} format="short" />,
  },
  {
    id: 'kind',
    labelId: 'billing.invoices.kind',
    size: 120,
    cell: (invoice) => <KindChip invoice={invoice} />,
  },
  {
    id: 'subject',
    labelId: 'billing.invoices.subject',
    size: 224,
    cell: (invoice) => <SubjectText invoice={invoice} />,
  },
  {
    id: 'vat',
    labelId: 'billing.invoices.vat',
    numeric: true,
    size: 104,
    cell: ({ vat }) => <MoneyText value={vat} />,
  },
  {
    id: 'total',
    labelId: 'billing.invoices.total',
    numeric: true,
    size: 124,
    cell: (invoice) => <TotalText invoice={invoice} />,
  },
  {
    id: 'pdf',
    labelId: 'billing.invoices.file',
    size: 72,
    cell: (invoice) => <PdfButton invoice={invoice} />,
  },
];

const renderCard = (invoice: TaxDocument) => <InvoiceCard invoice={invoice} />;

/** Every invoice and credit note, searched, filtered and summed by the server. */
export function InvoicesTab() {
  const text = useText();
  const { optionsOf } = useEnumNames();
  const list = useListPage(source);
  const { mutate, isPending } = useDownloadInvoices({
    mutation: csvFile('invoices', {
      doneId: 'billing.invoices.csv.done',
      failedId: 'billing.invoices.csv.failed',
    }),
  });
  const { cursor, ...filter } = list.query;
  return (
    <Panel
      flush
      title={text('billing.tab.invoices')}
      description={text('billing.invoices.lead')}
      actions={
        !list.isEmpty && (
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            <MonthFile />
            <Button
              variant="outline"
              size="small"
              startIcon={<DownloadIcon size={16} />}
              loading={isPending}
              disabled={list.page?.rows.length === 0}
              onClick={() => {
                mutate({ data: filter });
              }}
            >
              {text('billing.invoices.csv')}
            </Button>
          </div>
        )
      }
    >
      <ListFrame
        list={list}
        label={text('billing.tab.invoices')}
        allLabel={text('billing.invoices.all')}
        searchLabel={text('billing.invoices.search')}
        searchPlaceholder={text('billing.invoices.searchPlaceholder')}
        filters={
          <>
            <OptionFilter
              label={text('billing.invoices.kind')}
              options={optionsOf('tax_document_kind')}
              {...list.filter('kind')}
            />
            <OptionFilter
              label={text('billing.invoices.subject')}
              options={optionsOf('tax_document_subject')}
              {...list.filter('subject')}
            />
            <DaysFilter label={text('billing.invoices.issued')} {...list.days} />
          </>
        }
        above={!list.isEmpty && <InvoiceTotals totals={list.answer?.totals} />}
        columns={columns}
        renderCard={renderCard}
        empty={
          list.isEmpty && (
            <EmptyState
              art="search"
              title={text('billing.invoices.none.title')}
              description={text('billing.invoices.none.description')}
            />
          )
        }
        notFound={{
          title: text('billing.ledger.notFound.title'),
          description: text('billing.invoices.notFound.description'),
        }}
      />
      <ShownInvoice />
    </Panel>
  );
}

function NumberCell({ invoice: { number } }: { invoice: TaxDocument }) {
  const link = useDocumentLink();
  return (
    <NumberLink {...link(number)}>
      <Ltr>{number}</Ltr>
    </NumberLink>
  );
}
