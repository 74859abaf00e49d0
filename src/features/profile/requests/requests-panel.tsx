import { useListApiKeys } from '../../../api/generated/keys/keys.ts';
import type { ApiRequest } from '../../../api/generated/model/api-request.ts';
import { ApiRequestMethod } from '../../../api/generated/model/api-request-method.ts';
import { ApiRequestOutcome } from '../../../api/generated/model/api-request-outcome.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { DaysFilter } from '../../../ui/filters/days-filter.tsx';
import { OptionFilter } from '../../../ui/filters/option-filter.tsx';
import { DownloadIcon, RefreshIcon } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { ListFrame } from '../../../ui/table/list-frame.tsx';
import { RequestCard } from './request-card.tsx';
import {
  DurationCell,
  RequestCell,
  RequestIdCell,
  ResultCell,
  TimeCell,
} from './request-parts.tsx';
import { PanelActions, TallCell } from './panel-layout.ts';
import { useRequests } from './use-requests.ts';

const columns: readonly Column<ApiRequest>[] = [
  {
    id: 'at',
    labelId: 'profile.requests.time',
    size: 112,
    cell: (request) => <TimeCell request={request} />,
  },
  {
    id: 'path',
    labelId: 'profile.requests.request',
    size: 194,
    canHide: false,
    cell: (request) => (
      <TallCell>
        <RequestCell request={request} />
      </TallCell>
    ),
  },
  {
    id: 'outcome',
    labelId: 'profile.requests.outcome',
    size: 156,
    cell: (request) => (
      <TallCell>
        <ResultCell request={request} />
      </TallCell>
    ),
  },
  {
    id: 'duration_ms',
    labelId: 'profile.requests.duration',
    size: 122,
    numeric: true,
    cell: (request) => <DurationCell request={request} />,
  },
  {
    id: 'request_id',
    labelId: 'profile.requests.id',
    size: 138,
    cell: (request) => <RequestIdCell request={request} />,
  },
];

const renderCard = (request: ApiRequest) => <RequestCard request={request} />;

/** What the account's API keys asked for, searched and filtered by the server. */
export function RequestsPanel() {
  const text = useText();
  const { list, isReading, isExporting, exportAll } = useRequests();
  const { data: keys } = useListApiKeys();
  const actions = (
    <PanelActions>
      <Button
        variant="outline"
        size="small"
        startIcon={<RefreshIcon size={16} />}
        loading={isReading}
        onClick={list.retry}
      >
        {text('profile.requests.refresh')}
      </Button>
      <Button
        variant="outline"
        size="small"
        startIcon={<DownloadIcon size={16} />}
        loading={isExporting}
        disabled={list.page?.rows.length === 0}
        onClick={exportAll}
      >
        {text('profile.requests.csv')}
      </Button>
    </PanelActions>
  );
  return (
    <Panel
      flush
      title={text('profile.requests')}
      description={text('profile.requests.lead')}
      actions={actions}
    >
      <ListFrame
        list={list}
        label={text('profile.requests')}
        allLabel={text('profile.requests.all')}
        searchLabel={text('profile.requests.search')}
        searchPlaceholder={text('profile.requests.searchPlaceholder')}
        filters={
          <>
            <OptionFilter
              label={text('profile.requests.key')}
              options={(keys?.data ?? []).map(({ client_key, name }) => ({
                value: client_key,
                label: `\u2068${name}\u2069`,
              }))}
              {...list.filter('client_key')}
            />
            <OptionFilter
              label={text('profile.requests.method')}
              options={Object.values(ApiRequestMethod).map((value) => ({ value, label: value }))}
              {...list.filter('method')}
            />
            <OptionFilter
              label={text('profile.requests.outcome')}
              options={Object.values(ApiRequestOutcome).map((value) => ({
                value,
                label: text(`profile.requests.outcome.${value}`),
              }))}
              {...list.filter('outcome')}
            />
            <DaysFilter label={text('profile.requests.days')} {...list.days} />
          </>
        }
        columns={columns}
        renderCard={renderCard}
        empty={
          list.isEmpty && (
            <EmptyState
              title={text('profile.requests.none')}
              description={text('profile.requests.none.lead')}
            />
          )
        }
        notFound={{
          title: text('profile.requests.notFound'),
          description: text('profile.requests.notFound.lead'),
        }}
      />
    </Panel>
  );
}
