import { parseArgs } from 'node:util';
import { toDecimal } from '../../common/money.ts';
import type { Money } from '../../common/money.ts';
import {
  DecisionRefused,
  type HeldPayment,
  listHeld,
  refundHeld,
  releasePayment,
} from '../features/top-ups/held-payments.ts';
import { openPayments } from '../features/top-ups/open-payments.ts';
import { PaymentProviderError } from '../ports/payment-provider.ts';
import { openForOperator } from './open-for-operator.ts';

const USAGE = `npm run payments -- held
npm run payments -- release ID --by NAME [--reason TEXT]
npm run payments -- refund ID --by NAME [--reason TEXT]
`;

/** Held payments, for operators: docs/operations.md. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { by: { type: 'string' }, reason: { type: 'string' } },
});
const [action, id] = positionals;
const operator = values.by?.trim() ?? '';
const decides = action === 'release' || action === 'refund';
if (action !== 'held' && !(decides && id !== undefined && operator !== '')) {
  process.stderr.write(USAGE);
  process.exit(2);
}

const { config, db, log } = await openForOperator();
const payments = await openPayments(config);
const { provider } = payments;
const services = { db, provider, publicUrl: config.publicUrl, log };
const decision = { operator, reason: values.reason ?? null };
const now = new Date();
try {
  if (action === 'held') for (const each of await listHeld(services, now)) say(lineOf(each));
  else if (action === 'release') {
    const credit = await releasePayment(services, id ?? '', decision, now);
    say(`credited ${textOf({ amount: credit, currency: 'SAR' })}`);
  } else {
    await refundHeld(services, id ?? '', decision, now);
    say('given back to the payer');
  }
} catch (error) {
  if (!(error instanceof DecisionRefused || error instanceof PaymentProviderError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await payments.close();
  await db.close();
}

function lineOf({ payment, ordered, found }: HeldPayment): string {
  const paid = found ? `${found.status} ${textOf(found.amount)}` : 'provider does not answer';
  const since = payment.settled_at?.toISOString() ?? '';
  return `${payment.id}  ${payment.account_id}  ${since}  ordered ${textOf(ordered)}, ${paid}`;
}

function textOf(money: Money): string {
  return `${toDecimal(money)} ${money.currency}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
