import { runStatements } from '../run-statements.ts';

/**
 * Delivered shipments that an account will get an e-mail about, and when accounts want such e-mails.
 * What was delivered before is not announced.
 */
export const up = runStatements([
  `alter table accounts add delivery_emails text not null default 'each'
    check (delivery_emails in ('each', 'daily', 'never'))`,
  `update accounts set delivery_emails = 'daily' where account_type = 'company'`,
  'alter table accounts alter delivery_emails drop default',
  `create table delivery_notices (
    account_id text not null,
    shipment_id text not null,
    delivered_at timestamptz not null,
    due_at timestamptz not null,
    tries smallint not null check (tries >= 0),
    primary key (account_id, shipment_id)
  )`,
  'create index delivery_notices_due on delivery_notices (due_at, account_id)',
]);
