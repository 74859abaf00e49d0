import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withoutDescriptions } from './lean-schemas.ts';

const generated = path.resolve(import.meta.dirname, '../../src/api/generated/zod');

it('leaves every check of a schema but its description', () => {
  const file = path.join(generated, 'mizan-api.schemas.zod.ts');
  const code = readFileSync(file, 'utf8');
  const lean = withoutDescriptions(code);
  const count = (text: string, of: string) => text.split(of).length - 1;
  expect(code).toContain('zod.describe(');
  expect(lean).not.toContain('zod.describe(');
  expect(count(code, '.check(') - count(lean, '.check(')).toBe(count(code, 'zod.describe('));
});
