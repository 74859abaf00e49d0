import { listActivity, useDownloadActivity } from '../../../api/generated/activity/activity.ts';
import type { ActivityEntry } from '../../../api/generated/model/activity-entry.ts';
import type { ListActivityParams } from '../../../api/generated/model/list-activity-params.ts';
import { ListActivityQueryParams } from '../../../api/generated/zod/activity/activity.zod.ts';
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
import { ActionAndChanges } from './action-and-changes.tsx';
import { ActivityCard } from './activity-card.tsx';
import { ActorCell, TimeCell } from './activity-parts.tsx';

const source = {
  name: 'activity',
  operation: 'listActivity',
  load: listActivity,
  rules: listRules<Omit<ListActivityParams, 'limit'>>(ListActivityQueryParams, [
    'group',
    'actor',
    'created_from',
    'created_to',
  ]),
  kept: ['tab'],
  isVolatile: true as const,
};

const columns: readonly Column<ActivityEntry>[] = [
  {
    id: 'created_at',
    labelId: 'profile.activity.date',
    size: 104,
    sorts: 'desc',
    cell: (entry) => <TimeCell entry={entry} />,
  },
  {
    id: 'action',
    labelId: 'profile.activity.action',
    size: 335,
    cell: (entry) => <ActionAndChanges entry={entry} />,
  },
  {
    id: 'actor',
    labelId: 'profile.activity.by',
    size: 284,
    cell: (entry) => <ActorCell entry={entry} />,
  },
];

const renderCard = (entry: ActivityEntry) => <ActivityCard entry={entry} />;

/** What was done with the account, searched and filtered by the server. */
export function ActivityTab() {
  const text = useText();
  const { optionsOf } = useEnumNames();
  const list = useListPage(source);
  const { mutate, isPending } = useDownloadActivity({
    mutation: csvFile('activity', {
      doneId: 'profile.activity.csv.done',
      failedId: 'profile.activity.csv.failed',
    }),
  });
  const { sort, cursor, ...filter } = list.query;
  return (
    <Panel
      flush
      title={text('profile.tab.activity')}
      description={text('profile.activity.lead')}
      actions={
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
          {text('profile.activity.csv')}
        </Button>
      }
    >
      <ListFrame
        list={list}
        label={text('profile.tab.activity')}
        allLabel={text('profile.activity.all')}
        searchLabel={text('profile.activity.search')}
        searchPlaceholder={text('profile.activity.searchPlaceholder')}
        filters={
          <>
            <OptionFilter
              label={text('profile.activity.group')}
              options={optionsOf('activity_group')}
              {...list.filter('group')}
            />
            <OptionFilter
              label={text('profile.activity.by')}
              options={optionsOf('activity_actor')}
              {...list.filter('actor')}
            />
            <DaysFilter label={text('profile.activity.date')} {...list.days} />
          </>
        }
        columns={columns}
        renderCard={renderCard}
        empty={
          list.isEmpty && (
            <EmptyState
              art="search"
              title={text('profile.activity.none.title')}
              description={text('profile.activity.none.description')}
            />
          )
        }
        notFound={{
          title: text('profile.activity.notFound.title'),
          description: text('profile.activity.notFound.description'),
        }}
      />
    </Panel>
  );
}
