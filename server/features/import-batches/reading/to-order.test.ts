import { describe, expect, it } from 'vitest';
import { checkShipment } from '../../../../common/shipment-rules.ts';
import { operationsOf } from '../../../../common/contract/operations.ts';
import { readContract } from '../../../http/contract.ts';
import { KNOWN_PLACES } from '../../../http/known-places.ts';
import { validatorsOf } from '../../../http/validators.ts';
import { sampleOrder } from '../template/sample-row.ts';
import type { Cells } from './import-fields.ts';
import { PLAIN_CONTEXT, readCells } from './read-cells.ts';
import { type OrderSources, toOrder } from './to-order.ts';

const SENDER = { contact_name: 'متجر', contact_number: '+966112345678', city: 'riyadh' };
const contract = readContract();
const { createShipment } = validatorsOf(contract, operationsOf(contract));

const read = (cells: Cells) => readCells(cells, PLAIN_CONTEXT).values;
const order = (cells: Cells, sources: Partial<OrderSources> = {}) =>
  toOrder(read(cells), { sender: SENDER, defaults: {}, ...sources });

/** What comes from the choice of a courier. */
const CHOSEN = {
  quote_id: 'qte_01jd3x8q4v7w2n5m9k0ctp6r1a',
  courier_id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1a',
  service_type: 'standard',
  preferred_delivery_day: 'sunday',
};

describe('the order of a row', () => {
  it.each(['ar', 'en'] as const)('of the template can be booked (%s)', (locale) => {
    const sample = order({ ...sampleOrder(locale), reference_id: '1001' });
    expect(createShipment.body({ ...CHOSEN, ...sample })).toEqual([]);
    expect(checkShipment(sample, KNOWN_PLACES)).toEqual([]);
  });

  it('has the defaults of the form for what the row leaves out', () => {
    expect(order({ 'receiver.city': 'أبها' })).toEqual({
      receiver: { country: 'SA', state: 'AS', city: 'abha', address_type: 'residential' },
      sender: SENDER,
      weight_unit: 'kg',
      length: 200,
      width: 150,
      height: 100,
      dimension_unit: 'cm',
      size: 'small',
      pieces: 1,
      shipment_type: 'parcel',
      packaging_type: 'box',
      shipping_method: 'pickup',
      preferred_delivery_time: '09-12',
      payment_type: 'prepaid',
      payment_method: 'balance',
      quantity: 1,
    });
  });

  it('is paid on delivery if there is an amount to collect', () => {
    const paid = order({ 'sender.amount_to_collect': '20' });
    expect(paid.payment_type).toBe('cash_on_delivery');
    expect(paid.sender).toEqual({
      ...SENDER,
      amount_to_collect: { amount: 2000, currency: 'SAR' },
    });
    expect(order({ 'sender.amount_to_collect': '0' }).payment_type).toBe('prepaid');
  });

  it('joins a name of two columns', () => {
    const names = { 'receiver.full_name': 'نورة', 'receiver.last_name': 'القحطاني' };
    expect(order(names).receiver.full_name).toBe('نورة القحطاني');
  });

  it('takes the sender of the row before that of the profile', () => {
    const { sender } = order({ 'sender.city': 'جدة', 'sender.contact_name': 'فرع' });
    expect(sender).toEqual({ ...SENDER, city: 'jeddah', contact_name: 'فرع' });
  });
});

describe('what a row leaves out', () => {
  const product = {
    name: 'عطر عود',
    price: { amount: 4950, currency: 'SAR' },
    weight: 400,
    dimensions: { length: 120, width: 80, height: 40 },
    packaging_type: 'bag',
    shipment_type: 'fragile',
  } as const;
  const defaults = read({
    product_name: 'بضاعة',
    price: '10',
    weight: '2',
    size: 'medium',
    packaging_type: 'box',
    'receiver.city': 'جدة',
  });

  it('comes from the product for each piece, before the defaults', () => {
    expect(order({ quantity: '3' }, { product, defaults })).toMatchObject({
      product_name: 'عطر عود',
      price: { amount: 14_850, currency: 'SAR' },
      weight: 1200,
      length: 120,
      width: 80,
      height: 40,
      size: 'custom',
      packaging_type: 'bag',
      shipment_type: 'fragile',
    });
  });

  it('comes from the defaults without a product', () => {
    expect(order({}, { defaults })).toMatchObject({
      product_name: 'بضاعة',
      price: { amount: 1000, currency: 'SAR' },
      weight: 2000,
      length: 350,
      size: 'medium',
      receiver: { city: 'jeddah', state: 'MQ' },
    });
  });

  it('does not replace what the row says', () => {
    const cells = { product_name: 'بخور', price: '7', weight: '90 g', size: 'large', length: '60' };
    expect(order(cells, { product, defaults })).toMatchObject({
      product_name: 'بخور',
      price: { amount: 700, currency: 'SAR' },
      weight: 90,
      weight_unit: 'g',
      length: 600,
      width: 400,
      height: 350,
      size: 'custom',
    });
  });
});
