import type { Account, AccountKind } from './account.ts';
import type { OperationId } from './contract.ts';
import type { KitApi } from './api.ts';

/**
 * What a backend does its own way, so that the kit can do the rest through the contract. A file
 * given by `--config` exports one of these, as `config` or as its default.
 */
export interface ConformanceConfig {
  /** Named in the report. */
  name: string;
  /**
   * The one-time code that last went to an e-mail or phone in E.164: from a test mailbox, a fixed
   * code of a test environment, a log. Undefined while none has arrived; the kit asks again.
   */
  latestCode: (api: KitApi, login: string) => Promise<string | undefined>;
  /** Adds halalas to the balance of an account; resolved once `getBalance` shows them. */
  addBalance: (api: KitApi, account: Account, amount: number) => Promise<void>;
  /** Opens an account. Left out: the kit registers it by the contract's four steps, with `latestCode`. */
  newAccount?: (api: KitApi, kind: AccountKind) => Promise<Account>;
  /**
   * A notification of the payment provider, of a payment that may be made up, with the headers that
   * prove it. Left out: only forged ones are sent.
   */
  signNotification?: () => { provider: string; headers: Record<string, string>; body: string };
  /** A payment reference as the provider's return address carries it, of a payment of the account. */
  paymentReference?: (api: KitApi, account: Account) => Promise<string>;
  /**
   * An account with shipments that couriers have collected and delivered, as test data have them.
   * Left out: the laws of such shipments are not run.
   */
  accountWithHistory?: (api: KitApi) => Promise<Pick<Account, 'token'>>;
  /**
   * Checks, operations or workflow files that are not run, and why. The report names them, and what
   * needs a skipped operation is not run either.
   */
  skip?: Partial<Record<OperationId | (string & {}), string>>;
}
