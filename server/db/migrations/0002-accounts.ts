import { type Kysely, sql } from 'kysely';

/**
 * Registration and one-time codes. Only a verified e-mail or phone belongs to one account alone:
 * whoever merely typed somebody else's keeps nobody from registering with it.
 */
const STATEMENTS = [
  'alter table accounts drop constraint accounts_email_key',
  'create unique index accounts_verified_email on accounts (email) where email_verified',
  'create unique index accounts_verified_phone on accounts (phone) where phone_verified',
  `alter table accounts
    add column locale text not null default 'ar' check (locale in ('ar', 'en')),
    add column second_step text check (second_step in ('email', 'phone')),
    add column short_address text,
    add column address_type text`,

  `create table registrations (
    token_hash text primary key,
    client jsonb not null,
    locale text not null,
    email text check (email = lower(email)),
    phone text,
    password_hash text,
    channel text,
    verified_at timestamptz,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index registrations_expired on registrations (expires_at)',

  `create table code_challenges (
    token_hash text primary key,
    purpose text not null,
    account_id text,
    channel text not null,
    destination text not null,
    locale text not null,
    reachable boolean not null,
    code_hash text not null,
    tries integer not null default 0,
    sends integer not null default 1,
    created_at timestamptz not null,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index code_challenges_account on code_challenges (account_id)',
  'create index code_challenges_expired on code_challenges (expires_at)',

  `create table password_resets (
    token_hash text primary key,
    account_id text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index password_resets_account on password_resets (account_id)',

  `create table attempts (
    key text primary key,
    count integer not null,
    ends_at timestamptz not null
  )`,
  'create index attempts_ended on attempts (ends_at)',
];

export const accounts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
