import { setImmediate } from 'node:timers/promises';
import { makeTrackingNumber } from '../../../common/tracking-number.ts';
import { compileDocument } from '../../pdf/compile-document.ts';
import type { LabelContent } from '../../pdf/label-content.ts';
import { renderLabels } from '../../pdf/render-labels.ts';
import { SHIPMENT } from '../../pdf/testing/label-contents.ts';
import { median } from '../medians.ts';
import { busyBefore, head, ms, optionsFrom, row } from './report.ts';

/**
 * `make bench-labels`: one label at a time in this thread, with the first one separate; then many
 * in one file as the server makes it. Every label is of another shipment, so that caching does not
 * help. Typesetting is limited to one core.
 */
process.env['RAYON_NUM_THREADS'] = '1';

const options = optionsFrom({ labels: 200, file: 500 });
const WARM_UP = 20;
const NAMES = ['عبدالرحمن', 'نورة', 'Khalid', 'سلطان', 'Reem', 'محمد', 'Layla', 'هند'];

function shipment(index: number): LabelContent {
  const digits = String(1_000_000_000 + index * 7_919);
  const name = [0, 3, 5].map((step) => NAMES[(index * 5 + step) % NAMES.length]).join(' ');
  return {
    ...SHIPMENT,
    pieces: 1,
    trackingNumber: makeTrackingNumber(digits),
    trackingUrl: `https://mizan.example/t/${digits}7k2m9q4x8v3n6b1c`,
    referenceId: `ORD-${digits}`,
    receiver: {
      ...SHIPMENT.receiver,
      fullName: name,
      phone: `+9665${digits.slice(-8)}`,
      buildingNo: digits.slice(-4),
      streetName: `شارع ${name}`,
    },
    amountToCollect: { amount: 100 + index * 1_999, currency: 'SAR' },
    note: `${digits} ${SHIPMENT.note ?? ''}`,
  };
}

/** Milliseconds of wall-clock time, and of CPU time, which may come from several cores. */
async function measure(work: () => Promise<unknown>): Promise<{ clock: number; cpu: number }> {
  const before = process.cpuUsage();
  const start = performance.now();
  await work();
  const clock = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  // Releases the memory that typst held for it.
  await setImmediate();
  return { clock, cpu: (user + system) / 1_000 };
}

head('What', 'By the clock', 'Processor time');
let index = 0;
for (const language of ['ar', 'en'] as const) {
  const one = () =>
    measure(() =>
      compileDocument({ kind: 'labels', contents: [shipment(index++)], paper: 'a6', language }),
    );
  const first = await one();
  if (language === 'ar') row('first label, fonts read', ms(first.clock), ms(first.cpu));
  for (let warm = 0; warm < WARM_UP; warm += 1) await one();
  const runs: Awaited<ReturnType<typeof measure>>[] = [];
  for (let run = 0; run < options.labels; run += 1) runs.push(await one());
  const of = (figure: 'clock' | 'cpu') => ms(median(runs.map((each) => each[figure])));
  row(`label, ${language}, median of ${runs.length}`, of('clock'), of('cpu'));
}
const contents = Array.from({ length: options.file }, () => shipment(index++));
let bytes = 0;
const whole = await measure(async () => {
  bytes = (await renderLabels(contents, { paper: 'a6', language: 'ar' })).length;
});
row(`${contents.length} labels in one file`, ms(whole.clock), ms(whole.cpu));
process.stdout.write(
  `\n${busyBefore}; the file has ${(bytes / 2 ** 20).toFixed(1)} MiB; ` +
    `${Math.round(process.resourceUsage().maxRSS / 1024)} MiB of memory at most.\n`,
);
