import { expect, it } from 'vitest';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { writeFile } from '../operator-files/file-text.ts';
import { importFile } from '../operator-files/import-file.ts';
import { judgeFile } from '../operator-files/judge-file.ts';
import { NOTHING_KNOWN } from '../operator-files/testing/nothing-known.ts';
import { RATES } from './rate-file.ts';
import { rowsOf } from './rated-courier.ts';
import { IN_RIYADH, manyCouriers } from './testing/many-couriers.ts';

const ROWS = process.env.TEST_COUNTS === 'full' ? 10_000 : 2_000;
const CALLERS = 2;
const FEES = [2_000, 3_000, 4_000] as const;

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);

  it(`${ROWS} rows are judged and applied while quotes run, each with one state of the rates`, async () => {
    const [first, ...next] = FEES;
    const rows = (fee: number) => rowsOf(manyCouriers(ROWS, fee));
    await importFile(database(), RATES, { rows: rows(first), lacking: [] }, 'Noura');
    const customer = await backend.newCustomer(0);
    const quoted: number[][] = [];
    const quote = async () => {
      const { prices } = await backend.quote(customer);
      quoted.push(prices.map(({ base_fee }) => base_fee.amount));
    };
    await quote();
    let isOver = false;
    const callers = Array.from({ length: CALLERS }, async () => {
      while (!isOver) await quote();
    });
    const took: number[] = [];
    for (const fee of next) {
      const file = Buffer.from(writeFile(RATES, rows(fee)));
      const begun = performance.now();
      const judged = await judgeFile(RATES, file, NOTHING_KNOWN);
      if ('faults' in judged) throw new Error(judged.faults[0]?.problem);
      const { changes } = await importFile(database(), RATES, judged, 'Noura');
      took.push(Math.round(performance.now() - begun));
      expect(changes.length).toBeGreaterThanOrEqual(ROWS);
      const { prices } = await backend.quote(customer);
      expect(prices.map(({ base_fee }) => base_fee.amount)).toContain(fee);
    }
    isOver = true;
    await Promise.all(callers);
    for (const prices of quoted) {
      expect(prices).toHaveLength(IN_RIYADH * 4);
      expect(new Set(prices).size).toBe(1);
    }
    expect(quoted.flat()).toContain(first);
    process.stdout.write(
      `${ROWS} rows: ${took.join(', ')} ms, ${quoted.length} quotes meanwhile\n`,
    );
  }, 240_000);
});
