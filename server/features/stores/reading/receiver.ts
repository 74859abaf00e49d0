import { parsePhone } from '../../../../common/phone.ts';
import type { Cells } from '../../import-batches/reading/import-fields.ts';

const SHORT_ADDRESS = /(?<![A-Za-z0-9])([A-Za-z]{4}) ?(\d{4})(?![A-Za-z0-9])/;

/** The short National Address within a longer text, or nothing. */
export function shortAddressIn(...texts: readonly string[]): string {
  const [, letters = '', digits = ''] = SHORT_ADDRESS.exec(texts.join(' ')) ?? [];
  return `${letters}${digits}`.toUpperCase();
}

/** The first text that is a phone, otherwise the first that is anything. */
export function bestPhone(country: string, ...texts: readonly string[]): string {
  const candidates = texts.filter((text) => text !== '');
  const isPhone = (text: string) => {
    const international = /^[1-9]\d{7,}$/.test(text) ? `+${text}` : text;
    return parsePhone(text, country).ok || parsePhone(international, country).ok;
  };
  return candidates.find(isPhone) ?? candidates[0] ?? '';
}

/** Four digits are a building, anything else is part of the street. */
export function streetCells(street: string, number: string): Cells {
  return /^\d{4}$/.test(number)
    ? { 'receiver.street_name': street, 'receiver.building_no': number }
    : { 'receiver.street_name': street.includes(number) ? street : `${street} ${number}` };
}
