import type { components } from '../../openapi/generated/types.ts';
import type { Account, AccountKind } from './account.ts';
import type { OperationId } from './contract.ts';
import type { KitApi } from './api.ts';

export type PaymentFailure = components['schemas']['PaymentFailure'];
export type SavedCard = Pick<
  components['schemas']['SavedPaymentMethod'],
  'brand' | 'last_four' | 'expires'
>;

/**
 * The parts that differ between backends; the kit does everything else through the contract. The
 * file given by `--config` exports one of these, as `config` or as its default export.
 */
export interface ConformanceConfig {
  /** The backend's name in the report. */
  name: string;
  /**
   * The operations that are built so far; by default all. No other is called, and what needs one
   * is reported as not judged.
   */
  operations?: readonly OperationId[];
  /**
   * The latest one-time code sent to an e-mail or phone (E.164): from a test mailbox, a fixed code
   * of a test environment, or a log. Undefined while none has arrived; the kit then tries again.
   * Without it, what needs a code is not judged.
   */
  latestCode?: (api: KitApi, login: string) => Promise<string | undefined>;
  /**
   * Adds halalas to an account's balance; resolves once `getBalance` shows them. Without it, what
   * needs a balance is not judged.
   */
  addBalance?: (api: KitApi, account: Account, amount: number) => Promise<void>;
  /**
   * Opens an account that nobody has used, of the kind asked for, and returns its kind, e-mail,
   * phone (E.164), password and the token of its first session, as `signIn` returns it. By default
   * the kit registers one in the contract's four steps, with a code from `latestCode`.
   */
  newAccount?: (api: KitApi, kind: AccountKind) => Promise<Account>;
  /**
   * A notification from the payment provider with its authenticating headers; the payment need not
   * exist. By default only forged notifications are sent.
   */
  signNotification?: () => { provider: string; headers: Record<string, string>; body: string };
  /** The reference in the provider's return address, for a payment of the account. */
  paymentReference?: (api: KitApi, account: Account) => Promise<string>;
  /**
   * Pays at the provider, from the `checkout_url` of a top-up by card; resolves once `getTopUp` can
   * show it. By default the laws about paid top-ups are not run.
   */
  payTopUp?: (checkoutUrl: string) => Promise<void>;
  /**
   * Ends a payment at the provider without success, from the `checkout_url` of its top-up, and
   * returns why it then failed, if possible for another reason each time. By default the laws about
   * failed payments are not run.
   */
  failPayment?: (checkoutUrl: string) => Promise<PaymentFailure>;
  /**
   * Tops up the account with a card that is saved, if possible with another one each time; resolves
   * with what is known of it once `listPaymentMethods` shows it. By default the laws about saved
   * cards are not run.
   */
  saveCard?: (api: KitApi, account: Account) => Promise<SavedCard>;
  /**
   * An account with collected and delivered shipments, from test data. By default the laws about
   * such shipments are not run.
   */
  accountWithHistory?: (api: KitApi) => Promise<Pick<Account, 'token'>>;
  /**
   * Checks, operations or workflow files to leave out, each with a reason for the report. Whatever
   * needs a skipped operation is left out too.
   */
  skip?: Partial<Record<OperationId | (string & {}), string>>;
}

/** A config with every hook that checks call; those that it lacks say so. */
export type Hooks = ConformanceConfig &
  Required<Pick<ConformanceConfig, 'latestCode' | 'addBalance'>>;
