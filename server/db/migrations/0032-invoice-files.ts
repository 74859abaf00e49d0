import { runStatements } from '../run-statements.ts';

/**
 * The files of tax documents, which never change; the chain of the seller's documents; files of a
 * whole month; and whether an account gets its statements by e-mail.
 */
export const up = runStatements([
  `alter table accounts
    add column statement_emails boolean not null default false,
    -- The month of the last statement that was sent.
    add column statement_sent text`,
  `create index accounts_statement_emails on accounts (account_id) where statement_emails`,
  `create table tax_document_files (
    account_id text not null,
    sequence integer not null,
    sha256 text not null check (sha256 = encode(sha256(content), 'hex')),
    content bytea not null,
    created_at timestamptz not null,
    primary key (account_id, sequence)
  )`,
  // A PDF is compressed already.
  'alter table tax_document_files alter content set storage external',
  `create trigger kept before update or delete or truncate on tax_document_files
    for each statement execute function refuse_change()`,

  `create table tax_document_chain (
    counter bigint primary key,
    account_id text not null,
    sequence integer not null,
    uuid uuid not null unique,
    previous_hash text not null,
    hash text not null check (hash = encode(sha256(convert_to(xml, 'UTF8')), 'base64')),
    xml text not null,
    chained_at timestamptz not null,
    unique (account_id, sequence)
  )`,
  `create trigger kept before update or delete or truncate on tax_document_chain
    for each statement execute function refuse_change()`,
  `create function check_link() returns trigger language plpgsql as $$
  declare
    last tax_document_chain;
  begin
    select * into last from tax_document_chain order by counter desc limit 1;
    if new.counter <> coalesce(last.counter, 0) + 1
      or last.hash is not null and new.previous_hash <> last.hash then
      raise exception 'a document follows the last one of the chain'
        using errcode = 'check_violation';
    end if;
    return new;
  end $$`,
  `create trigger follows_the_last before insert on tax_document_chain
    for each row execute function check_link()`,

  `create table invoice_files (
    account_id text not null,
    id text not null,
    status text not null check (status in ('waiting', 'rendering', 'ready', 'failed')),
    month text not null,
    done integer not null check (done >= 0),
    total integer not null check (total > 0),
    file bytea,
    created_at timestamptz not null,
    primary key (account_id, id),
    check ((status = 'ready') = (file is not null))
  )`,
  'create index invoice_files_old on invoice_files (created_at)',
]);
