import { createHmac } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

/** Where a store on Salla sends, and the secret with which it signs. */
interface Sender {
  /** Of the store. */
  url: string;
  secret: string;
}

/** An order as Salla tells it, with this number and without a National Address. */
export function sallaOrder(number: number): string {
  const status = { name: 'بإنتظار المراجعة', slug: 'under_review' };
  const receiver = { name: 'عميل تجريبي', phone: '+966500000101' };
  const address = { country_code: 'SA', city: 'جدة', shipping_address: 'شارع الأمير سلطان' };
  const total = { amount: 90, currency: 'SAR' };
  const items = [{ name: 'تمور فاخرة', quantity: 2, weight: 1, amounts: { total } }];
  return JSON.stringify({
    event: 'order.created',
    created_at: 'Sat Nov 21 2026 12:09:58 GMT+0300',
    data: { id: number, reference_id: number, status, shipping: { receiver, address }, items },
  });
}

/** Sends a body to a store's address, signed. @returns the status of the answer. */
export async function deliver(
  request: APIRequestContext,
  { url, secret }: Sender,
  body: string,
): Promise<number> {
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  const answer = await request.post(new URL(url).pathname, {
    data: Buffer.from(body),
    headers: { 'content-type': 'application/json', 'x-salla-signature': signature },
  });
  return answer.status();
}
