import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Queryable } from '../../db/database.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { type Customer, TEST_PRICE } from '../../testing/test-backend.ts';
import { chainDocuments } from './chain.ts';
import { checkDocuments } from './check-documents.ts';

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let owner: Customer;

  beforeAll(async () => {
    owner = await backend.newCustomer(4 * TEST_PRICE);
    const { id } = await backend.ship(owner);
    await backend.cancel(owner, id);
    const { invoice } = await backend.ship(owner);
    await chainDocuments(database(), new Date(Date.now() + 60_000));
    await backend.post(owner, `/invoices/${invoice.number}/pdf`, {});
  });

  async function check(kysely: Queryable = database().kysely) {
    const lines: unknown[][] = [];
    const log = {
      info: (...line: unknown[]) => lines.push(line),
      error: (...line: unknown[]) => lines.push(line),
    };
    return { isRight: await checkDocuments({ kysely }, log), lines };
  }

  /** As somebody who owns the database could, past the triggers; undone afterwards. */
  async function checkForged(table: string, forged: string) {
    const tx = await database().kysely.startTransaction().execute();
    try {
      await sql.raw(`alter table ${table} disable trigger user`).execute(tx);
      await sql.raw(forged).execute(tx);
      return await check(tx);
    } finally {
      await tx.rollback().execute();
    }
  }

  it('finds all documents right', async () => {
    const line = [{ accounts: 1, links: 3, files: 1 }, 'the tax documents agree with the ledger'];
    expect(await check()).toEqual({ isRight: true, lines: [line] });
  });

  it.each([
    ['tax_documents', 'update tax_documents set subtotal = subtotal + 1, total = total + 1'],
    ['tax_documents', 'update tax_documents set sequence = 7 where sequence = 2'],
    ['tax_documents', 'update tax_documents set uuid = null where sequence = 2'],
    ['tax_document_chain', 'delete from tax_document_chain where counter = 2'],
    ['tax_document_chain', 'delete from tax_document_chain where counter = 3'],
    ['tax_document_chain', `update tax_document_chain set previous_hash = 'x' where counter = 2`],
  ])('finds what was forged in %s: %s', async (table, forged) => {
    const { isRight, lines } = await checkForged(table, forged);
    expect(isRight).toBe(false);
    expect(lines[0]?.[1]).toMatch(/gaps|broken/);
  });
});
