import { parse } from 'csv-parse/sync';
import readExcelFile from 'read-excel-file/node';
import { beforeAll, expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/types.ts';
import { send } from '../../../testing/customer-calls.ts';
import { onDatabases } from '../../../testing/each-database.ts';
import { useTestBackend } from '../../../testing/for-a-suite.ts';
import { type Customer, TEST_PRICE, TEST_RECEIVER } from '../../../testing/test-backend.ts';
import { figureOf } from '../figure-of.ts';
import { hasMoreRows } from '../report-rows.ts';

type Schemas = components['schemas'];

const NOON = new Date('2026-11-10T09:00:00Z');
const PERIOD = 'from=2026-11-10&to=2026-11-11';

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let company: Customer;

  beforeAll(async () => {
    backend.setTime(NOON);
    company = await backend.newCustomer(20 * TEST_PRICE, 'company');
    const receiver = { ...TEST_RECEIVER, full_name: '=عميل تجريبي' };
    for (let count = 0; count < 3; count += 1) await backend.ship(company, { receiver });
  });

  const file = async (path: string, language = 'en', customer = company) => {
    const headers = { ...customer.headers, 'accept-language': language };
    const answer = await send(backend, { headers }, 'POST', `/reports/${path}`);
    return { answer, status: answer.statusCode, bytes: answer.rawPayload };
  };
  const csv = async (path: string, language?: string): Promise<Record<string, string>[]> => {
    const { status, bytes } = await file(path, language);
    expect(status).toBe(200);
    return parse(bytes, { bom: true, columns: true });
  };
  const workbook = async (path: string, language?: string) => {
    const { answer, status, bytes } = await file(path, language);
    expect(status).toBe(200);
    return { answer, sheets: await readExcelFile(Buffer.from(bytes)) };
  };
  const report = async (path: string) =>
    (await backend.get(company, `/reports/${path}`)).json<Schemas['Report']>();

  it('has the figures of the report as CSV, in riyals and percent', async () => {
    const { figures } = await report(`couriers?${PERIOD}`);
    const lines = await csv(`couriers/file?format=csv&${PERIOD}&compare=true`);
    const cost = lines.find(({ Figure }) => Figure === 'Shipping cost');
    expect(cost).toEqual({
      Figure: 'Shipping cost',
      Unit: 'SAR',
      Value: ((figures.cost ?? 0) / 100).toFixed(2),
      'Period before': '0.00',
    });
    // A share of nothing is left out.
    expect(lines.map(({ Figure }) => Figure)).not.toContain('Delivery rate');
  });

  it('has a table of the report as CSV in Arabic, with units in the headings', async () => {
    const { tables } = await report(`couriers?${PERIOD}`);
    const rows = tables.find(({ by }) => by === 'courier')?.rows ?? [];
    const lines = await csv(`couriers/file?format=csv&part=courier&${PERIOD}`, 'ar');
    expect(lines.map((line) => [line['شركة الشحن'], line['تكلفة الشحن (ر.س)']])).toEqual(
      rows.map(({ name, values }) => [name?.ar, ((values.cost ?? 0) / 100).toFixed(2)]),
    );
  });

  it('has every part of the report in a workbook', async () => {
    const { sheets, answer } = await workbook(`couriers/file?format=xlsx&${PERIOD}`);
    expect(sheets.map(({ sheet }) => sheet)).toEqual([
      'Figures',
      'Over time',
      'Courier',
      'Service',
    ]);
    expect(sheets[1]?.data[1]).toEqual(['2026-11-10', 3, 0]);
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="mizan-couriers-2026-11-10-2026-11-10.xlsx"',
    );
  });

  it('is a PDF in the language of the reader', async () => {
    for (const language of ['ar', 'en']) {
      const { answer, bytes } = await file(`couriers/file?format=pdf&${PERIOD}`, language);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.toString('latin1')).toMatch(new RegExp(`/Lang ?\\(${language}`));
    }
  });

  it('has every row behind a figure, which add up to it', async () => {
    const path = `orders/rows/file?measure=goods_value&${PERIOD}`;
    const { figures } = await report(`orders?${PERIOD}`);
    const lines = await csv(`${path}&format=csv`);
    const sum = lines.reduce((total, line) => total + Number(line['Value of the goods (SAR)']), 0);
    expect([lines.length, sum * 100]).toEqual([3, figures.goods_value]);
    // A name that a spreadsheet would evaluate is a text.
    expect(lines[0]?.['Receiver']).toBe("'=عميل تجريبي");
    const { sheets } = await workbook(`${path}&format=xlsx`, 'ar');
    expect(sheets[0]?.data).toHaveLength(4);
    expect(sheets[0]?.data[1]?.[3]).toBe('=عميل تجريبي');
  });

  it('says what a share divides', async () => {
    const lines = await csv(`couriers/rows/file?measure=cost_per_order&${PERIOD}&format=csv`);
    expect(Object.keys(lines[0] ?? {}).slice(-2)).toEqual([
      'Cost per order (SAR) – dividend',
      'Cost per order – divisor',
    ]);
    expect(lines.map((each) => each['Cost per order – divisor'])).toEqual(['1', '1', '1']);
  });

  it.each([
    'couriers/file?format=csv&from=2026-10-01&to=2026-10-02',
    'couriers/file?format=xlsx&from=2026-10-01&to=2026-10-02',
    'couriers/file?format=pdf&from=2026-10-01&to=2026-10-02',
    'orders/file?format=csv&part=source&from=2026-10-01&to=2026-10-02',
    'orders/rows/file?format=csv&measure=orders&from=2026-10-01&to=2026-10-02',
  ])('refuses a file of nothing: %s', async (path) => {
    const { status, answer } = await file(path);
    expect([status, answer.json<Schemas['Problem']>().code]).toEqual([409, 'nothing_to_download']);
  });

  it.each([
    ['csv&part=vat_rate', 'invalid_value'],
    ['xlsx&part=client', 'invalid_value'],
    ['pdf&part=courier', 'not_allowed'],
  ])('refuses a part that the report does not have: %s', async (format, code) => {
    const { status, answer } = await file(`couriers/file?format=${format}&${PERIOD}`);
    expect([status, answer.json<Schemas['Problem']>().errors]).toEqual([
      400,
      [{ pointer: '/query/part', code }],
    ]);
  });

  it('is for companies alone', async () => {
    const person = await backend.newCustomer(0);
    for (const path of [
      `orders/file?format=csv&${PERIOD}`,
      `orders/rows/file?format=csv&measure=orders&${PERIOD}`,
    ]) {
      expect((await file(path, 'en', person)).status).toBe(403);
    }
  });

  it('counts rows up to as many as a file may have', async () => {
    const { accountId } = company;
    const period = { from: '2026-11-10', to: '2026-11-11' };
    const more = (measure: string, most: number) => {
      const figure = figureOf({ measure }, { parts: {} });
      const asked = { accountId, figure, ...period, phone: undefined, now: NOON };
      return hasMoreRows(database().kysely, asked, most);
    };
    expect(await more('orders', 2)).toBe(true);
    expect(await more('orders', 3)).toBe(false);
    // The sums tell of orders alone how many might have been cancelled.
    expect(await more('cancelled', 2)).toBe(false);
  });
});
