import { expect, it } from 'vitest';
import { openAddress } from '../testing/open-address.ts';
import { connectZid, newUpdate, openSimulator } from '../testing/open-simulator.ts';
import { TEXTS } from './texts.ts';

async function open(name?: string) {
  const { simulator, zid } = await openSimulator();
  const { id, access } = connectZid(simulator, await openAddress(), name);
  const page = async (language = 'ar', path = `/stores/${id}`) => {
    const response = await fetch(`${simulator.url}${path}?lang=${language}`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const press = async (form: Record<string, string>, headers: Record<string, string> = {}) => {
    const url = `${simulator.url}/stores/${id}?lang=en`;
    const body = new URLSearchParams(form);
    const { status } = await fetch(url, { method: 'POST', body, headers, redirect: 'manual' });
    return status;
  };
  return { simulator, zid, id, access, page, press };
}

it('lets things happen by its buttons, and says what came back from Mizan', async () => {
  const { simulator, zid, id, access, page, press } = await open();
  expect(await press({ do: 'place' })).toBe(303);
  const [order] = simulator.store(id).orders;
  if (!order) throw new Error('no order was placed');
  expect((await page('en')).text).toContain(TEXTS.en.nothingYet);
  await zid.tell(access, newUpdate(order.id, { status: 'in_transit' }));
  const { text } = await page('en');
  expect(text).not.toContain(TEXTS.en.nothingYet);
  expect(text).toContain('MZ100200300SA');
  expect(text).toContain('href="https://mizan.example/t/abc"');
  const form = { order: String(order.id) };
  expect(await press({ ...form, do: 'send_twice' })).toBe(303);
  expect(await press({ ...form, do: 'cancel' })).toBe(303);
  expect(order.status).toBe('cancelled');
  await press({ do: 'send_forged' });
  await press({ do: 'send_out_of_order' });
  const { orders, deliveries } = simulator.store(id);
  expect(orders).toHaveLength(2);
  expect(deliveries.filter(({ isForged }) => isForged)).toHaveLength(1);
  await press({ do: 'uninstall' });
  expect(simulator.store(id).isInstalled).toBe(false);
  expect((await page('en')).text).not.toContain('<form');
});

it('shows texts of others as texts', async () => {
  const { simulator, zid, id, access, page } = await open('<script>alert(1)</script>');
  const order = simulator.placeOrder(id);
  const hostile = { trackingNumber: '<b>"x"</b>', trackingUrl: 'javascript:alert(1)' };
  await zid.tell(access, newUpdate(order.id, hostile));
  for (const path of ['/', `/stores/${id}`]) {
    const { text } = await page('en', path);
    expect(text).toContain('&#60;script&#62;alert');
    expect(text).not.toMatch(/<script>alert|<b>|href="javascript:/);
  }
});

it.each(['/', '/stores/7'])('is marked as simulated in both languages: %s', async (path) => {
  const { page } = await open();
  const [arabic, english] = await Promise.all([page('ar', path), page('en', path)]);
  expect(arabic.text).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.text).toContain(TEXTS.ar.simulated);
  expect(english.text).toContain('<html lang="en" dir="ltr">');
  expect(english.text).toContain(TEXTS.en.simulated);
  expect(english.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(english.status).toBe(path === '/' ? 200 : 404);
});

it('takes no form from the page of another site', async () => {
  const { simulator, id, press } = await open();
  expect(await press({ do: 'place' }, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(simulator.store(id).orders).toEqual([]);
});

it('serves what its pages ask for', async () => {
  const { simulator } = await openSimulator();
  const paths = ['style.css', 'icon.svg', 'refresh.js', 'fonts/arabic-400.woff2'];
  for (const path of paths) {
    const { status } = await fetch(`${simulator.url}/assets/${path}`);
    expect(status).toBe(200);
  }
});
