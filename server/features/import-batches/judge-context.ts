import { parsePhone } from '../../../common/phone.ts';
import type { components } from '../../../openapi/generated/types.ts';
import type { Queryable } from '../../db/database.ts';
import { withoutNulls } from '../../http/without-nulls.ts';
import { type Account, getAccount } from '../accounts/store.ts';
import { cellsOf } from './cells-of.ts';
import type { JudgeContext } from './judged-row.ts';
import { productsOf } from './products-of.ts';
import { contextOf } from './reading/match-columns.ts';
import { readCells } from './reading/read-cells.ts';
import type { ImportRow } from './row-store.ts';
import type { ImportBatch } from './store.ts';

type Schemas = components['schemas'];

/** Reads what rows of a batch are judged with. */
export async function judgeContext(
  db: Queryable,
  batch: Pick<ImportBatch, 'account_id' | 'columns' | 'defaults' | 'date_order'>,
  rows: readonly Pick<ImportRow, 'texts' | 'edits'>[],
): Promise<JudgeContext> {
  const { columns, defaults, date_order } = batch;
  const reading = contextOf(columns, date_order ?? undefined);
  const given = Object.fromEntries(defaults.map(({ field, text }) => [field, text]));
  const skus = rows.flatMap((row) => cellsOf(row, columns).sku ?? given.sku ?? []);
  const account = await getAccount(db, batch.account_id);
  return {
    ...{ columns, reading },
    sender: senderOf(account),
    ...(account.company_name !== null && { company: account.company_name }),
    defaults: readCells(given, reading).values,
    products: await productsOf(db, batch.account_id, skus),
  };
}

/** The sender as the form of the web app fills it in. */
function senderOf(account: Account): Schemas['Sender'] {
  const { street_name, building_no, company_name, phone } = account;
  const address = [street_name, building_no].filter(Boolean).join(' ');
  const name = `${account.first_name} ${account.last_name}`;
  const parsed = parsePhone(phone, account.country);
  return {
    ...{ contact_name: name, pickup_name: name, return_name: name },
    contact_number: phone,
    ...(parsed.ok && { phone_code: `+${parsed.callingCode}` }),
    country: account.country,
    city: account.city,
    email: account.email,
    address_type: account.account_type === 'company' ? 'office' : 'residential',
    ...(address !== '' && { address }),
    ...withoutNulls({ company: company_name, postal_code: account.postal_code }),
  };
}
