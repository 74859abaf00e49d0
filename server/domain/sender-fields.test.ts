import { describe, expect, it } from 'vitest';
import { SENDER_FIELDS } from './rate-card.ts';
import { missingSenderFields } from './sender-fields.ts';

const prepaid = { isCashOnDelivery: false };
const cod = { isCashOnDelivery: true };

describe('missingSenderFields', () => {
  it('names what is absent, null or blank, in the order of the card', () => {
    const sender = { contact_name: 'Sample', email: null, address: ' \t', company: undefined };
    const required = ['company', 'address', 'contact_name', 'email', 'volume'] as const;
    expect(missingSenderFields(required, sender, prepaid)).toEqual([
      'company',
      'address',
      'email',
      'volume',
    ]);
  });

  it('takes zero and false for answers', () => {
    const sender = { volume: 0, collecting_money: false };
    expect(missingSenderFields(['volume', 'collecting_money'], sender, cod)).toEqual([]);
  });

  it('asks what is collected only where something is', () => {
    const required = ['contact_name', 'amount_to_collect', 'collecting_money'] as const;
    expect(missingSenderFields(required, {}, prepaid)).toEqual(['contact_name']);
    expect(missingSenderFields(required, {}, cod)).toEqual(required);
  });

  it('asks all of an empty sender and nothing that is not required', () => {
    expect(missingSenderFields(SENDER_FIELDS, {}, cod)).toEqual(SENDER_FIELDS);
    expect(missingSenderFields([], {}, cod)).toEqual([]);
  });
});
