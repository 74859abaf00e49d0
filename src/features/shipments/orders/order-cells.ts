import { CURRENCIES, type Currency, type Money } from '../../../../common/money.ts';
import type { ImportCells } from '../../../api/generated/model/import-cells.ts';
import type { ImportField } from '../../../api/generated/model/import-field.ts';

/** The text of a field; empty if the order has none. */
export function textOf(cells: ImportCells, field: ImportField): string {
  return cells.find((cell) => cell.field === field)?.text ?? '';
}

/** The receiver's whole name. */
export function receiverOf(cells: ImportCells): string {
  return `${textOf(cells, 'receiver.full_name')} ${textOf(cells, 'receiver.last_name')}`.trim();
}

const amount = /^(\d{1,12})(?:\.(\d{1,3}))? ([A-Z]{3})$/;

/** An amount as stores write it, `186.00 SAR`; undefined if the text is anything else. */
export function moneyOf(text: string): Money | undefined {
  const [, whole, part = '', code = ''] = amount.exec(text) ?? [];
  if (whole === undefined || !isCurrency(code)) return undefined;
  const digits = CURRENCIES[code].minorUnitDigits;
  if (part.length > digits) return undefined;
  return { amount: Number(whole + part.padEnd(digits, '0')), currency: code };
}

function isCurrency(code: string): code is Currency {
  return Object.hasOwn(CURRENCIES, code);
}
