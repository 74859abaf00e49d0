import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChoiceRefusal } from '../src/api/generated/model/choice-refusal.ts';
import { ExclusionReason } from '../src/api/generated/model/exclusion-reason.ts';
import { FieldErrorCode } from '../src/api/generated/model/field-error-code.ts';
import { ImportField } from '../src/api/generated/model/import-field.ts';
import { fieldGroups, fieldsOf, importFields } from '../src/features/shipments/import/fields.ts';
import { missingFields } from '../src/features/shipments/import/missing-fields.ts';
import { ids } from '../src/i18n/testing/catalogues.ts';
import { FAULT_PARAMS, REPAIR_CODES } from '../server/features/import-batches/reading/codes.ts';
import {
  ALL_FIELDS,
  missingFields as missingOnServer,
} from '../server/features/import-batches/reading/import-fields.ts';
import { FOUND_KINDS, TABLE_REFUSALS } from '../server/table-files/refusal.ts';
import { messageOf } from '../src/i18n/testing/catalogues.ts';

/** What the server tells of rows besides the codes of reading and of fields. */
const rowCodes = ['unknown_sku', 'unknown_courier'];

describe('what the server tells has a text', () => {
  it.each([...Object.keys(FAULT_PARAMS), ...rowCodes])('a fault: %s', (code) => {
    expect(ids).toContain(`shipments.import.fault.${code}`);
  });

  it.each(Object.values(FieldErrorCode))('a fault of a field: %s', (code) => {
    expect(
      ids.filter((id) => [`shipments.import.fault.${code}`, `validation.${code}`].includes(id)),
    ).not.toEqual([]);
  });

  it.each([...Object.values(ExclusionReason), ...Object.values(ChoiceRefusal)])(
    'a row without a courier: %s',
    (code) => {
      expect(ids).toContain(`shipments.import.fault.${code}`);
    },
  );

  it.each(REPAIR_CODES)('a repair: %s', (code) => {
    expect(ids).toContain(`shipments.import.repair.${code}`);
  });

  it.each(TABLE_REFUSALS)('a file that cannot be read: %s', (code) => {
    expect(ids).toContain(`shipments.import.unreadable.${code}`);
  });

  it('each kind of file that holds no table', () => {
    for (const language of ['ar', 'en'] as const) {
      const message = messageOf(language, 'shipments.import.unreadable.not_a_table');
      for (const kind of FOUND_KINDS) expect(message).toContain(`${kind} {`);
    }
  });
});

it('every field of the contract can be chosen once, and has a name', () => {
  const all = Object.values(ImportField).toSorted();
  expect(importFields.toSorted()).toEqual(all);
  expect(fieldGroups.flatMap(fieldsOf).toSorted()).toEqual(all);
  for (const field of all) expect(ids).toContain(`shipments.import.field.${field}`);
});

it('the screen finds the same fields missing as the server', () => {
  fc.assert(
    fc.property(fc.subarray([...ALL_FIELDS]), (given) => {
      expect(missingFields(new Set(given)).toSorted()).toEqual(
        missingOnServer(new Set(given)).toSorted(),
      );
    }),
  );
});
