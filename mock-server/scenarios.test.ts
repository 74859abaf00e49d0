import sharp from 'sharp';
import { expect, test } from 'vitest';
import { exampleExchanges } from '../e2e/judge/example-exchanges.ts';
import type { Schema } from '../common/contract/document.ts';
import { GENERAL_PROBLEMS } from '../common/contract/general-problems.ts';
import { operationsOf } from '../common/contract/operations.ts';
import type { components } from '../openapi/generated/types.ts';
import { readContract } from '../server/http/contract.ts';
import type { OperationId } from '../server/http/operations.ts';
import { renderPages } from '../server/pdf/testing/read-pages.ts';

type Schemas = components['schemas'];

/** The mock serves exactly these, as mock.test.ts shows. */
const contract = readContract();
const exchanges = exampleExchanges(contract);

test('every documented error of every operation is a scenario with a name', () => {
  const reached = new Map<string, Set<number>>();
  const codes = new Set<string>();
  for (const { operationId, status, responseBody } of exchanges) {
    if (status < 400) continue;
    const problem = JSON.parse(responseBody) as Schemas['Problem'];
    expect([operationId, problem.status]).toEqual([operationId, status]);
    codes.add(problem.code);
    reached.set(operationId, (reached.get(operationId) ?? new Set()).add(status));
  }
  for (const { id, responses } of operationsOf(contract)) {
    const documented = [...responses.keys()].filter((status) => status >= 400);
    expect([id, reached.get(id)]).toEqual([id, new Set(documented)]);
  }
  const { enum: known = [] } = contract.components.schemas?.ProblemCode as Schema;
  const unseen = (known as string[]).filter((code) => !codes.has(code));
  expect(unseen).toEqual(Object.keys(GENERAL_PROBLEMS));
});

/** The body of a named success. */
function bodyOf(id: OperationId, name: string): string {
  const found = exchanges.find((each) => each.operationId === id && each.example === name);
  if (found?.status !== 200) throw new Error(`${id} has no example ${name}`);
  return found.responseBody;
}

test('labels and waybills are PDFs with content on their page', async () => {
  for (const file of [
    bodyOf('downloadShipmentLabel', 'label'),
    bodyOf('downloadShipmentLabel', 'waybill'),
    bodyOf('downloadLabelBatch', 'labels'),
  ]) {
    const { count, pages } = await renderPages(Buffer.from(file), { dotsPerInch: 72 });
    expect(count).toBe(1);
    expect(pages[0]?.grey.some((level) => level < 100)).toBe(true);
  }
});

test('a shipment’s attachment is a picture or a PDF', async () => {
  const attached = (name: string) => {
    const body = bodyOf('getShipmentAttachment', name);
    const { content } = JSON.parse(body) as Schemas['AttachmentFile'];
    return Buffer.from(content.split(',')[1] ?? '', 'base64');
  };
  const { format, width, height } = await sharp(attached('picture')).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 144, height: 144 });
  expect((await renderPages(attached('pdf'))).count).toBe(1);
});

test('movements are lines with one column for each heading', () => {
  const [head = '', ...rows] = bodyOf('downloadTransactions', 'arabic').trimEnd().split('\r\n');
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row.split(',')).toHaveLength(head.split(',').length);
});
