import { isPassword } from './features/auth/passwords.ts';
import type { Config } from './config.ts';
import { findAccountByLogin, readLogin } from './features/accounts/store.ts';
import type { Database } from './db/database.ts';
import { hasWebApp } from './website.ts';
import { SAMPLE_ACCOUNTS, SAMPLE_COMPANY } from './sample-data/accounts.ts';

/**
 * The text that the console shows once the server listens.
 *
 * @param simulated where people reach the sandbox provider and the store simulator, if they run.
 */
export async function welcome(
  config: Config,
  db: Database,
  simulated: Record<'payments' | 'stores', string | undefined>,
): Promise<string> {
  const lines = [
    `Mizan ${config.version}`,
    '',
    `Web app     ${hasWebApp() ? config.publicUrl : 'not built; npm run build does it'}`,
    `API         ${config.publicUrl}/api`,
    `Contract    ${config.publicUrl}/docs`,
  ];
  if (simulated.payments !== undefined) lines.push(`Sandbox Pay ${simulated.payments}`);
  if (simulated.stores !== undefined) lines.push(`Stores      ${simulated.stores}`);
  if (config.mode === 'demo') {
    lines.push('', 'DEMO MODE: payments, messages, couriers and stores are simulated.');
  }
  if (config.mode === 'production') {
    lines.push(
      '',
      'Tax invoices follow phase 1 of e-invoicing. Who must be in phase 2: docs/operations.md, "Tax invoices"',
    );
  }
  if (!(await hasCards(db))) {
    lines.push(
      '',
      'There are no couriers yet. Import yours: npm run rates -- import FILE (docs/operations.md)',
    );
  }
  if (config.samplePassword !== null && (await opensSamples(config.samplePassword, db))) {
    const emails = SAMPLE_ACCOUNTS.map(({ email }) => email).join('\n              ');
    lines.push(`Sign in as  ${emails}`, `Password    ${config.samplePassword}`);
  }
  return `\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n\n`;
}

/** Whether a courier can be booked. */
async function hasCards({ kysely }: Database): Promise<boolean> {
  const card = await kysely
    .selectFrom('courier_cards')
    .select('courier_id')
    .limit(1)
    .executeTakeFirst();
  return card !== undefined;
}

/** An older database may hold samples under another password, or other accounts instead. */
async function opensSamples(password: string, { kysely }: Database): Promise<boolean> {
  const account = await findAccountByLogin(kysely, readLogin(SAMPLE_COMPANY.email));
  return isPassword(password, account?.password_hash ?? null);
}
