import { requestedBy } from '../account.ts';
import { document, valuesOf } from '../contract.ts';
import { accountWith, alike } from './expect.ts';
import type { Bench, Law } from './law.ts';

interface Described {
  'x-enumDescriptions'?: Record<string, string>;
}

/** Each set's name, and its values in the order of the contract. */
function setsOfContract(): [string, string[]][] {
  const { 'x-enumDescriptions': says = {} } = document.components['schemas']?.[
    'EnumName'
  ] as Described;
  return valuesOf('EnumName').map((name) => {
    const [, component = ''] = /`(\w+)`/.exec(says[name] ?? '') ?? [];
    return [name, valuesOf(component)];
  });
}

async function everyValueHasAName(bench: Bench): Promise<void> {
  const who = requestedBy(await accountWith(bench, 0));
  const { data } = await bench.api.ok('listEnums', { who });
  alike(
    data.map(({ name }) => name),
    setsOfContract().map(([name]) => name),
    'the sets of values',
  );
  for (const [name, values] of setsOfContract()) {
    const named = data.find((set) => set.name === name)?.values ?? [];
    alike(
      named.map(({ value }) => value),
      values,
      `the values of ${name}`,
    );
  }
}

export const valueNameLaws: readonly Law[] = [
  {
    id: 'value-names',
    title: 'Every closed set of values is listed, with a name for each value',
    clause: 'listEnums; #/components/schemas/EnumName: the set whose values it has; EnumSet',
    run: everyValueHasAName,
  },
];
