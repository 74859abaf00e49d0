import { runStatements } from '../run-statements.ts';

/**
 * Accounts, sign-in, and profile data. Only a verified e-mail or phone is unique: typing somebody
 * else's does not keep the owner from registering with it. A closed account is kept for as long as
 * tax law requires.
 */
export const up = runStatements([
  `create table accounts (
    account_id text primary key,
    account_type text not null check (account_type in ('company', 'individual')),
    email text not null check (email = lower(email)),
    password_hash text not null,
    first_name text not null,
    last_name text not null,
    company_name text,
    email_verified boolean not null default false,
    phone text not null,
    phone_verified boolean not null default false,
    country text not null,
    state text,
    city text not null,
    street_name text,
    building_no text,
    landmark text,
    office text,
    postal_code text,
    created_at timestamptz not null,
    locale text not null default 'ar' check (locale in ('ar', 'en')),
    second_step text check (second_step in ('email', 'phone')),
    short_address text,
    address_type text,
    low_balance_threshold bigint check (low_balance_threshold > 0),
    picture text,
    closed_at timestamptz
  )`,
  'create unique index accounts_verified_email on accounts (email) where email_verified',
  'create unique index accounts_verified_phone on accounts (phone) where phone_verified',

  `create table sessions (
    account_id text not null,
    id text not null,
    token_hash text not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    user_agent text,
    last_used_at timestamptz not null,
    country text,
    primary key (account_id, id)
  )`,

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

  // Companies' answers about their business: a draft, and the last submission.
  `create table questionnaires (
    account_id text primary key,
    offered boolean not null default false,
    draft jsonb,
    submitted jsonb,
    saved_at timestamptz,
    submitted_at timestamptz
  )`,
]);
