import { servedCities } from '../coverage.ts';
import { checked, rightFile, rowsOf, uploaded } from '../imports.ts';
import { accountWith, alike } from './expect.ts';
import type { Bench, Law } from './law.ts';

const PHONE = '+966501234567';
/** The phone as spreadsheet programs leave it. */
const DAMAGED = ['966501234567', '501234567'];
const PHONES = [...DAMAGED, '00966501234567', '٠٥٠١٢٣٤٥٦٧'];
const WEIGHTS = ['٢٫٥ كجم', '2.5 kg', '2500 g'];
/** Cities that are misspelt. */
const CITIES = 4;

/** The text with another letter in its middle. */
function misspelt(name: string): string {
  const letters = [...name];
  const middle = Math.floor(letters.length / 2);
  return letters.toSpliced(middle, 1, letters[middle] === 'ظ' ? 'ض' : 'ظ').join('');
}

async function cellsAreRead(bench: Bench): Promise<void> {
  const { api, lists } = bench;
  const account = await accountWith(bench, 0);
  const importer = { ...bench, account };
  const cities = (await servedCities(api, account, lists))
    .filter(({ name }) => [...name.ar].length > 4)
    .slice(0, CITIES);
  const cells = [
    ...PHONES.map((phone) => ({ 'receiver.phone': phone })),
    ...WEIGHTS.map((weight) => ({ weight })),
    ...cities.map(({ name }) => ({ 'receiver.city': misspelt(name.ar) })),
  ];
  const file = await rightFile(importer, cells.length, cells);
  const { id } = await checked(importer, await uploaded(importer, file));
  const rows = await rowsOf(importer, id);
  for (const [at, { state, faults, repairs }] of rows.entries()) {
    const what = Object.values(cells[at] ?? {}).join('');
    const city = cities[at - PHONES.length - WEIGHTS.length];
    if (city) {
      const [fault] = faults;
      alike(
        [faults.length, fault?.field, fault?.params?.nearest?.[0]],
        [1, 'receiver.city', city.code],
        `the city of a row with ${what}`,
      );
    } else alike([state, faults], ['ready', []], `a row with ${what}`);
    const read = repairs.map(({ field, from, to }) => [field, from, to]);
    if (DAMAGED.includes(what))
      alike(read, [['receiver.phone', what, PHONE]], `repairs of ${what}`);
  }
}

export const importRepairLaws: readonly Law[] = [
  {
    id: 'import-repairs',
    title: 'Cells are read as they were meant',
    clause: '#/components/schemas/ImportRepair; ImportParams/properties/nearest',
    run: cellsAreRead,
  },
];
