import type { Fixed, FixedTime } from '../../db/columns.ts';
import type { PaymentProvider, SavedCard } from '../../ports/payment-provider.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    saved_payment_methods: SavedPaymentMethodsTable;
  }
}

/** A card that the payment provider keeps for an account. */
export interface SavedPaymentMethodsTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  provider: Fixed<PaymentProvider['name']>;
  /** Stands for the card at the provider; neither shown nor logged. */
  token: string;
  brand: Fixed<SavedCard['brand']>;
  last_four: Fixed<string>;
  /** `YYYY-MM`: the last month in which it can be used. */
  expires: Fixed<string>;
  created_at: FixedTime;
}
