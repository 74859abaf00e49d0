import { expect, it } from 'vitest';
import { rulesFor } from '../../codegen/agreement/agreement.ts';
import { partsOf } from '../../codegen/agreement/parts.ts';
import { namedExamples } from '../../codegen/examples/named-examples.ts';
import { document } from './contract.ts';
import { restyled } from './restyled-answers.ts';

it('says the same', () => {
  const said = { at: '2026-11-30T09:00:00.120Z', names: ['واحد', 'two'], on: '2026-11-30' };
  const written = restyled(JSON.stringify(said));
  expect(written).toContain(String.raw`"\u0648\u0627\u062d\u062f"`);
  expect(JSON.parse(written)).toEqual({ ...said, at: '2026-11-30T09:00:00.12Z' });
  expect(Object.keys(JSON.parse(written) as object)).toEqual(['on', 'names', 'at']);
  expect(restyled('"2026-11-30T09:00:00.000Z"')).toBe('"2026-11-30T09:00:00Z"');
});

it('breaks no rule that the contract’s examples keep', () => {
  const faults = namedExamples(document).flatMap(({ schema, value }) => {
    const written: unknown = JSON.parse(restyled(JSON.stringify(value)));
    return partsOf(document, { schema, value: written }).flatMap((part) =>
      rulesFor(part).flatMap(({ says, faultsOf }) =>
        faultsOf({ part }).map((fault) => `${says}: ${fault}`),
      ),
    );
  });
  expect(faults).toEqual([]);
});
