import { runStatements } from '../run-statements.ts';

/** Kinds of movements that charge or refund a supply, each with one tax document. */
const DOCUMENTED = `('shipment_charge', 'shipment_refund', 'delivery_charge', 'return_charge',
  'subscription_charge', 'subscription_refund')`;

/**
 * Tax documents, in one series for each account. The database itself ensures that the series has no
 * gaps, and that each charge and each refund has exactly one document.
 */
export const up = runStatements([
  `create table sellers (id text primary key, data jsonb not null, since timestamptz not null)`,
  'create index sellers_in_order on sellers (since)',
  `create table tax_documents (
    account_id text not null,
    sequence integer not null,
    number text not null,
    kind text not null check (kind in ('invoice', 'credit_note')),
    subject text not null check (subject in ('carriage', 'return', 'delivery', 'subscription')),
    reason text,
    original_number text,
    transaction_id text not null,
    shipment_id text,
    issued_at timestamptz not null,
    subtotal bigint not null check (subtotal >= 0),
    vat bigint not null check (vat >= 0),
    total bigint not null check (total = subtotal + vat),
    vat_basis_points integer not null,
    seller_id text,
    buyer jsonb,
    line jsonb not null,
    -- Given with its place in the seller's chain.
    uuid uuid,
    primary key (account_id, sequence),
    constraint credit_notes_correct_an_invoice check (
      (kind = 'credit_note') = (reason is not null)
      and (kind = 'credit_note') = (original_number is not null)
    )
  )`,
  // A booking's invoice is named by its shipment.
  `create index tax_documents_after_bookings on tax_documents (account_id, shipment_id)
    where shipment_id is not null and not (kind = 'invoice' and subject = 'carriage')`,
  'create index tax_documents_unchained on tax_documents (issued_at) where uuid is null',

  'alter table accounts add column vat_number text',
  'alter table balances add column documents integer not null default 0',
  'alter table shipments add column cash_back bigint not null default 0 check (cash_back >= 0)',

  // The documents of what was charged before there were any.
  `insert into tax_documents (account_id, sequence, number, kind, subject, reason, original_number,
      transaction_id, shipment_id, issued_at, subtotal, vat, total, vat_basis_points, buyer, line)
    select account_id, n, number, kind, subject, reason,
      case kind when 'credit_note' then coalesce(first_value(number) over (
        partition by account_id, shipment_id order by n
      ), number) end,
      id, shipment_id, created_at, subtotal, vat, subtotal + vat, vat_basis_points, buyer, line
    from (
      select t.account_id, t.id, t.shipment_id, t.created_at, s.vat_basis_points, n,
        upper(right(t.account_id, 10)) || '-' || lpad(n::text, greatest(6, length(n::text)), '0')
          as number,
        case t.kind when 'shipment_refund' then 'credit_note' else 'invoice' end as kind,
        case t.kind when 'return_charge' then 'return' when 'delivery_charge' then 'delivery'
          else 'carriage' end as subject,
        case when t.kind <> 'shipment_refund' then null when s.status = 'cancelled' then 'cancelled'
          when abs(t.amount) < s.total_fee then 'lost' else 'refused' end as reason,
        (select coalesce(abs(sum(amount)), 0) from ledger_entries e where e.account_id = t.account_id
          and e.transaction_id = t.id and ledger_account = 'carriage_revenue') as subtotal,
        (select coalesce(abs(sum(amount)), 0) from ledger_entries e where e.account_id = t.account_id
          and e.transaction_id = t.id and ledger_account = 'vat_payable') as vat,
        case when a.account_type = 'company' then jsonb_build_object(
          'name', coalesce(a.company_name, a.first_name || ' ' || a.last_name),
          'address', jsonb_strip_nulls(jsonb_build_object('country', a.country, 'state', a.state,
            'city', a.city, 'street_name', a.street_name, 'building_no', a.building_no,
            'postal_code', a.postal_code, 'short_address', a.short_address))) end as buyer,
        jsonb_build_object('courier', c.name, 'service_type', s.service_type,
          'tracking_number', s.tracking_number,
          'origin', jsonb_build_object('country', s.origin_country, 'city', s.origin_city),
          'destination', jsonb_build_object('country', s.destination_country,
            'city', s.destination_city)) as line
      from (
        select *, (row_number() over (partition by account_id order by sequence))::int as n
        from ledger_transactions where kind in ${DOCUMENTED} and shipment_id is not null
      ) t
      join shipments s on s.account_id = t.account_id and s.id = t.shipment_id
      join couriers c on c.id = s.courier_id
      join accounts a on a.account_id = t.account_id
    ) as charged`,
  `update shipments s set invoice_number = d.number from tax_documents d
    where d.account_id = s.account_id and d.shipment_id = s.id
      and d.kind = 'invoice' and d.subject = 'carriage'`,
  `update idempotency_keys k
    set body = replace(body, '"number":"' || (body::jsonb #>> '{invoice,number}') || '"',
      '"number":"' || s.invoice_number || '"')
    from shipments s
    where k.operation in ('createShipment', 'cancelShipment')
      and s.account_id = k.account_id and s.id = k.body::jsonb ->> 'id'`,
  'alter table balances disable trigger moved_by_ledger',
  `update balances b set documents = issued.count from (
      select account_id, count(*)::int from tax_documents group by account_id
    ) as issued where issued.account_id = b.account_id`,
  'alter table balances enable trigger moved_by_ledger',

  // Taking back cash back may follow a refund of a balance that is below zero.
  'alter table ledger_transactions drop constraint only_reversals_overdraw',
  `alter table ledger_transactions add constraint only_reversals_overdraw check (
    balance_after >= 0 or amount >= 0 or kind in ('top_up_reversal', 'cash_back_reversal'))`,
  // The check of what entries say finds their movement as well, and movements are never deleted.
  'alter table ledger_entries drop constraint ledger_entries_account_id_transaction_id_fkey',
  // Cash back follows each charge of a shipment, and its reversal each refund.
  'drop index ledger_transactions_once_per_shipment',
  `create unique index ledger_transactions_once_per_shipment
    on ledger_transactions (account_id, shipment_id, kind)
    where shipment_id is not null and kind not in ('cash_back', 'cash_back_reversal')`,

  // Reads each movement and its document by their keys, however long the ledger is.
  `create or replace function check_balance_change() returns trigger language plpgsql as $$
  declare
    moved balances := old;
    movement record;
    charged text;
    document record;
  begin
    for n in old.total_transactions + 1 .. new.total_transactions loop
      select t.*, exists (
          select from ledger_entries e where e.account_id = t.account_id and e.transaction_id = t.id
        ) as has_entries
        into movement from ledger_transactions t
        where t.account_id = new.account_id and t.sequence = n;
      exit when movement.has_entries is not true;
      moved.total_transactions := n;
      moved.current := moved.current + movement.amount;
      exit when movement.balance_after <> moved.current;
      -- Cash back directly follows its charge, so there is at most one.
      exit when movement.kind in ('cash_back', 'cash_back_reversal')
        and (movement.shipment_id = charged) is not true;
      charged := null;
      case
        when movement.kind in ('top_up', 'top_up_reversal') then
          moved.total_paid := moved.total_paid + movement.amount;
        when movement.kind in ('cash_back', 'cash_back_reversal') then
          moved.cash_back := moved.cash_back + movement.amount;
        when movement.kind = 'cod_collected' then
          moved.cod_collected := moved.cod_collected + movement.cod_amount;
        when movement.kind = 'cod_remitted' then
          moved.cod_remitted := moved.cod_remitted + movement.cod_amount;
        when movement.kind in ${DOCUMENTED} then
          charged := movement.shipment_id;
          moved.documents := moved.documents + 1;
          select d.transaction_id, d.total into document from tax_documents d
            where d.account_id = new.account_id and d.sequence = moved.documents;
          -- What moved after an account was closed is not in its balance.
          exit when document.transaction_id is distinct from movement.id
            or movement.amount <> 0 and document.total <> abs(movement.amount);
        else
      end case;
      if n = new.total_transactions and moved is not distinct from new then
        return null;
      end if;
    end loop;
    raise exception 'a balance changes only with the entries of its next movements, and the documents of what they charge'
      using errcode = 'check_violation';
  end $$`,

  `create function check_document_counted() returns trigger language plpgsql as $$
  begin
    if not exists (
      select from balances where account_id = new.account_id and documents >= new.sequence
    ) then
      raise exception 'a tax document is issued with its movement'
        using errcode = 'check_violation';
    end if;
    return null;
  end $$`,
  `create trigger counted after insert on tax_documents
    for each row execute function check_document_counted()`,
  `create trigger kept before delete or truncate on tax_documents
    for each statement execute function refuse_change()`,
  `create trigger issued_once before update on tax_documents for each row when (
      to_jsonb(old) - 'uuid' - 'seller_id' is distinct from to_jsonb(new) - 'uuid' - 'seller_id'
      or old.seller_id is distinct from new.seller_id and old.seller_id is not null
      or old.uuid is distinct from new.uuid and old.uuid is not null
    ) execute function refuse_change()`,
  `create trigger kept before update or delete or truncate on sellers
    for each statement execute function refuse_change()`,
]);
