import { StreamedCsv } from '../../http/streamed-body.ts';
import type { Handlers, SignedInContext } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';
import { getAccount } from '../accounts/store.ts';
import { renderStatement } from '../../pdf/render-statement.ts';
import { toStatement, toStatementMonth } from './mapper.ts';
import { statementContentOf } from './statement-content-of.ts';
import { statementLines } from './statement-csv.ts';
import { findStatement, listStatementMonths, type Statement } from './statements.ts';

export const statementsHandlers = {
  async listStatements(_request, { account, db, now }) {
    const months = await listStatementMonths(db.kysely, account.id, now);
    return { status: 200, body: { data: months.map((each) => toStatementMonth(each, now)) } };
  },

  async getStatement({ path }, context) {
    const statement = await getStatementOf(context, path.month);
    return { status: 200, body: toStatement(statement, context.now) };
  },

  async downloadStatement({ path }, context) {
    const { account, db, now } = context;
    const statement = await getStatementOf(context, path.month);
    const owner = await getAccount(db.kysely, account.id);
    const content = await statementContentOf(db.kysely, owner, statement, now);
    return {
      status: 200,
      headers: attachment(`mizan-statement-${path.month}.pdf`),
      body: await renderStatement(content),
    };
  },

  async downloadStatementMovements({ path }, context) {
    const { account, db, locale } = context;
    const statement = await getStatementOf(context, path.month);
    return {
      status: 200,
      headers: attachment(`mizan-statement-${path.month}.csv`),
      body: new StreamedCsv(statementLines(db.kysely, account.id, statement, locale)),
    };
  },
} satisfies Pick<
  Handlers,
  'listStatements' | 'getStatement' | 'downloadStatement' | 'downloadStatementMovements'
>;

async function getStatementOf(
  { account, db, now }: Pick<SignedInContext, 'account' | 'db' | 'now'>,
  month: string,
): Promise<Statement> {
  const statement = await findStatement(db.kysely, account.id, month, now);
  if (!statement) throw problem(404, 'not_found');
  return statement;
}

function attachment(name: string): { 'content-disposition': string } {
  return { 'content-disposition': `attachment; filename="${name}"` };
}
