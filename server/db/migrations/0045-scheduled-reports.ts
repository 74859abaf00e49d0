import { runStatements } from '../run-statements.ts';

/** The reports that accounts get by e-mail. */
export const up = runStatements([
  `create table scheduled_reports (
    account_id text not null,
    id text not null,
    report text not null,
    frequency text not null,
    filters jsonb not null,
    -- The first day of the last period that needs no e-mail any more.
    sent_for date not null,
    created_at timestamptz not null,
    primary key (account_id, id)
  )`,
  `create unique index scheduled_reports_once
    on scheduled_reports (account_id, report, frequency, filters)`,
  'create index scheduled_reports_due on scheduled_reports (frequency, sent_for)',
]);
