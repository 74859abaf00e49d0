import { expect, test } from 'vitest';
import { makeTrackingNumber } from '../../../common/tracking-number.ts';
import { readTrackingNumbers } from './read-tracking-numbers.ts';

const A = makeTrackingNumber('7992739871');
const B = makeTrackingNumber('1000000000');

test.each([
  ['one below the other', `${A}\n${B}\r\n`],
  ['with commas', `${A},${B}`],
  ['with Arabic commas', `${A}، ${B}؛`],
  ['with spaces', `${A} ${B}`],
  ['in a table', `${A}\t${B}`],
  ['in lower case', `${A} ${B}`.toLowerCase()],
  ['without their letters', `${A} ${B}`.replaceAll('MZ', '')],
  ['in groups', 'mz 7992-7398-713 , MZ 1000 0000 009'],
  ['in Arabic-Indic digits', 'MZ٧٩٩٢٧٣٩٨٧١٣ MZ١٠٠٠٠٠٠٠٠٠٩'],
  ['in addresses', `https://mizan.example/trace/${A}?x=1 http://localhost:4000/trace/${B}`],
  ['in a sentence', `أين ${A} و ${B} من فضلك؟`],
  ['between marks of direction', `\u200e${A}\u200f \u2066${B}\u2069`],
  ['twice', `${A} ${B} ${A.toLowerCase()}`],
])('numbers are found %s', (_name, pasted) => {
  expect(readTrackingNumbers(pasted)).toEqual({ numbers: [A, B], wrong: [] });
});

test.each([
  ['a wrong check digit', `${A.slice(0, -1)}4`, [`${A.slice(0, -1)}4`]],
  ['too short', 'MZ1234', ['MZ1234']],
  ['too long', '123456789012345', ['123456789012345']],
  ['another’s', 'RR123456789SA', ['RR123456789SA']],
  ['a word', 'hello', ['hello']],
  ['an address without one', 'https://x.example/t/8f14e45f', ['https://x.example/t/8f14e45f']],
  ['nothing', ' \n,', []],
])('%s is reported as written', (_name, pasted, wrong) => {
  expect(readTrackingNumbers(pasted)).toEqual({ numbers: [], wrong });
  expect(readTrackingNumbers(`${pasted}\n${A}`)).toEqual({ numbers: [A], wrong });
});
