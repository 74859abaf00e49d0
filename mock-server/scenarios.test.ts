import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../openapi/generated/types.ts';
import { exampleExchanges } from '../e2e/judge/example-exchanges.ts';
import type { Schema } from '../common/contract/document.ts';
import { operationsOf } from '../common/contract/operations.ts';
import { readContract } from '../server/http/contract.ts';
import { renderPages } from '../server/pdf/testing/read-pages.ts';
import { type Mock, startMock } from './mock.ts';

type Schemas = components['schemas'];

const contract = readContract();
const exchanges = exampleExchanges(contract);

describe('every documented error is a scenario with a name', () => {
  const refusals = exchanges
    .filter(({ status }) => status >= 400)
    .map((each) => ({ ...each, problem: JSON.parse(each.responseBody) as Schemas['Problem'] }));

  test.each(operationsOf(contract))('of $id', ({ id, responses }) => {
    const documented = [...responses.keys()].filter((status) => status >= 400);
    const own = refusals.filter(({ operationId }) => operationId === id);
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set(documented));
    for (const { status, problem } of own) expect(problem.status).toBe(status);
  });

  test('every problem code has one', () => {
    const reached = new Set<string>(refusals.map(({ problem }) => problem.code));
    const { enum: codes = [] } = contract.components.schemas?.ProblemCode as Schema;
    expect((codes as string[]).filter((code) => !reached.has(code))).toEqual([]);
  });
});

describe('files that can be opened', () => {
  let mock: Mock;

  beforeAll(async () => {
    mock = await startMock(0);
  });
  afterAll(() => mock.stop());

  async function ask(
    method: 'GET' | 'POST',
    path: string,
    example: string,
    body?: object,
  ): Promise<Buffer> {
    const answer = await fetch(`${mock.url}/api/website/${path}`, {
      method,
      headers: {
        authorization: 'Bearer any',
        accept: 'application/json, application/pdf, text/csv',
        prefer: `code=200, example=${example}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  }

  const shipment = 'shipments/shp_01jd4a5r6s7t8v9w0x1y2z3a4b';
  const batch = 'label-batches/lbl_01jd4a5r6s7t8v9w0x1y2z3a4b';

  async function expectInkOn(file: Buffer): Promise<void> {
    const { count, pages } = await renderPages(file, { dotsPerInch: 72 });
    expect(count).toBe(1);
    expect(pages[0]?.grey.some((level) => level < 100)).toBe(true);
  }

  /** The file behind a data URL. */
  async function attached(example: string): Promise<Buffer> {
    const answer = await ask('GET', `${shipment}/attachment`, example);
    const { content } = JSON.parse(answer.toString()) as Schemas['AttachmentFile'];
    return Buffer.from(content.split(',')[1] ?? '', 'base64');
  }

  test('labels and waybills are PDFs with content on their page', async () => {
    const label = { document: 'label', language: 'ar' };
    await expectInkOn(await ask('POST', `${shipment}/label`, 'label', label));
    await expectInkOn(
      await ask('POST', `${shipment}/label`, 'waybill', { ...label, document: 'waybill' }),
    );
    await expectInkOn(await ask('POST', `${batch}/file`, 'labels'));
  });

  test('a shipment’s attachment is a picture or a PDF', async () => {
    const { format, width, height } = await sharp(await attached('picture')).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 144, height: 144 });
    const { count } = await renderPages(await attached('pdf'));
    expect(count).toBe(1);
  });

  test('movements are lines with one column for each heading', async () => {
    const file = (await ask('POST', 'balance/transactions/csv', 'arabic', {})).toString();
    const [head = '', ...rows] = file.trimEnd().split('\r\n');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.split(',')).toHaveLength(head.split(',').length);
  });
});
