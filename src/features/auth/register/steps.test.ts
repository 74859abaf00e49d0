import { expect, it } from 'vitest';
import type { Registration } from '../../../api/generated/model/registration.ts';
import { shownStep } from './steps.ts';

const at = (step: Registration['step']): Registration => ({
  step,
  client: { account_type: 'individual', first_name: 'ماجد', last_name: 'العيّنة' },
  expires_at: '2026-11-22T09:15:00Z',
});

it.each([
  [null, null, 'client_data'],
  [null, 'extra_data', 'client_data'],
  [at('account_data'), 'extra_data', 'account_data'],
  [at('account_data'), 'client_data', 'client_data'],
  [at('code'), 'extra_data', 'code'],
  [at('code'), 'account_data', 'account_data'],
  [at('extra_data'), null, 'extra_data'],
  [at('extra_data'), 'nonsense', 'extra_data'],
])('does not let the address skip a step', (registration, asked, shown) => {
  expect(shownStep(registration, asked)).toBe(shown);
});
