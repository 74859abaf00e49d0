import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test as base, expect, type Page } from '@playwright/test';
import type { components } from '../openapi/generated/payment-provider.ts';
import { startSandboxProvider } from '../server/sandbox-provider/start-sandbox-provider.ts';
import { expectGoodScreen } from './support/screen.ts';

type Order = components['schemas']['PaymentCreate'];

interface Provider {
  open: (order?: Partial<Order>) => Promise<components['schemas']['Payment']>;
  statusOf: (id: string) => Promise<string>;
}

/** The sandbox provider on its own, and a shop to which payers return. */
const test = base.extend<{ language: Order['locale'] }, { provider: Provider }>({
  language: ['ar', { option: true }],
  provider: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off this pattern.
    async ({}, use) => {
      const shop = createServer((request, response) => {
        response.setHeader('content-type', 'text/html');
        response.end(`<title>shop</title><p>${request.url ?? ''}</p>`);
      }).listen(0, '127.0.0.1');
      await once(shop, 'listening');
      const address = shop.address();
      const shopUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
      const sandbox = await startSandboxProvider({
        port: 0,
        folder: null,
        secret: 'key',
        notificationSecret: 'signs',
        slowness: 800,
        publicUrl: (port) => `http://127.0.0.1:${port}`,
      });
      const ask = async (path: string, order?: Order) => {
        const response = await fetch(`${sandbox.url}/v1/payments${path}`, {
          headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
          ...(order && { method: 'POST', body: JSON.stringify(order) }),
        });
        expect(response.ok).toBe(true);
        return (await response.json()) as components['schemas']['Payment'];
      };
      await use({
        open: (order) =>
          ask('', {
            reference: randomUUID(),
            amount: { amount: 125_050, currency: 'SAR' },
            method: 'credit_card',
            description: 'شحن رصيد ميزان',
            locale: 'ar',
            success_url: `${shopUrl}/success`,
            failure_url: `${shopUrl}/failure`,
            notification_url: `${shopUrl}/notification`,
            ...order,
          }),
        statusOf: async (id) => (await ask(`/${id}`)).status,
      });
      await sandbox.close();
      shop.closeAllConnections();
      shop.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // A form returned with errors has status 422, which the browser reports.
      if (message.type() === 'error' && !message.text().includes('422'))
        errors.push(message.text());
    });
    await use(page);
    expect(errors, 'errors on the console').toEqual([]);
  },
});

const words = {
  ar: {
    name: 'الاسم على البطاقة',
    number: 'رقم البطاقة',
    expiry: 'تاريخ الانتهاء',
    code: 'رمز الأمان',
    pay: /^ادفع/,
    paying: 'جارٍ الدفع…',
    cancel: 'إلغاء والعودة إلى ميزان',
    mada: 'مدى',
    frontCode: '4 أرقام على وجه البطاقة',
    messages: {
      noName: 'أدخل الاسم كما هو على البطاقة',
      noNumber: 'أدخل رقم البطاقة',
      noExpiry: 'أدخل تاريخ الانتهاء',
      noCode: 'أدخل الرمز',
      number: 'رقم البطاقة غير صحيح',
      notTest: 'البيئة التجريبية تقبل بطاقات الاختبار فقط',
      expiry: 'تاريخ الانتهاء غير صحيح',
      past: 'انتهت صلاحية هذه البطاقة',
      code: 'رمز الأمان غير صحيح',
    },
    bankCode: 'رمز التحقق من البنك',
    confirm: 'تأكيد',
    wrongCode: 'الرمز غير صحيح. بقيت محاولتان.',
    giveUp: 'ليس لدي رمز',
    approve: /^الموافقة على دفع/,
    testCards: 'بطاقات الاختبار',
    use: 'استخدام البطاقة 4406 4700 0000 0007',
    otherLanguage: 'English',
    otherTitle: 'Pay by card',
    paid: 'اكتمل الدفع',
    back: 'العودة إلى ميزان',
  },
  en: {
    name: 'Name on card',
    number: 'Card number',
    expiry: 'Expiry date',
    code: 'Security code',
    pay: /^Pay/,
    paying: 'Paying…',
    cancel: 'Cancel and go back to Mizan',
    mada: 'mada',
    frontCode: '4 digits on the front',
    messages: {
      noName: 'Enter the name on the card',
      noNumber: 'Enter the card number',
      noExpiry: 'Enter the expiry date',
      noCode: 'Enter the code',
      number: 'Invalid card number',
      notTest: 'The sandbox takes its test cards only',
      expiry: 'Invalid expiry date',
      past: 'This card has expired',
      code: 'Invalid security code',
    },
    bankCode: 'Code from the bank',
    confirm: 'Confirm',
    wrongCode: 'Wrong code. 2 tries left.',
    giveUp: 'I have no code',
    approve: /^Approve/,
    testCards: 'Test cards',
    use: 'Use card 4406 4700 0000 0007',
    otherLanguage: 'العربية',
    otherTitle: 'الدفع بالبطاقة',
    paid: 'This payment is paid',
    back: 'Back to Mizan',
  },
} as const;

type Words = (typeof words)[keyof typeof words];

function cardForm(page: Page, say: Words) {
  const fields = {
    name: page.getByLabel(say.name, { exact: true }),
    number: page.getByLabel(say.number, { exact: true }),
    expiry: page.getByLabel(say.expiry, { exact: true }),
    code: page.getByLabel(say.code, { exact: true }),
  };
  return {
    ...fields,
    brand: page.getByRole('status'),
    pay: page.getByRole('button', { name: say.pay }),
    async fill(number: string, code = '123') {
      await fields.name.fill('سالم العيّنة');
      await fields.number.fill(number);
      await fields.expiry.fill('12/40');
      await fields.code.fill(code);
    },
  };
}

for (const [language, width] of [
  ['ar', 390],
  ['en', 1280],
] as const) {
  const say = words[language];

  test.describe(`the page of the sandbox provider, ${language}, ${width} px`, () => {
    test.use({ language, viewport: { width, height: 800 } });

    test('accepts a card in the reader’s digits', async ({ page, provider }) => {
      const { id, checkout_url: url } = await provider.open({ locale: language });
      await page.goto(url);
      const form = cardForm(page, say);
      await expectGoodScreen(page, `sandbox-card-${language}`);

      await form.name.fill('سالم العيّنة');
      await form.number.pressSequentially('٤١١١١١١١١١١١١١١١');
      await expect(form.number).toHaveValue('4111 1111 1111 1111');
      await expect(form.brand).toHaveText('Visa');
      await form.expiry.pressSequentially('۱۲۴۰');
      await expect(form.expiry).toHaveValue('12/40');
      await form.code.pressSequentially('١٢٣');
      await form.code.press('Enter');
      await page.waitForURL('**/success');
      expect(await provider.statusOf(id)).toBe('paid');

      await page.goto(url);
      await expect(page.getByRole('heading', { name: say.paid })).toBeVisible();
      await expectGoodScreen(page, `sandbox-paid-${language}`);
      await page.getByRole('link', { name: say.back }).click();
      await page.waitForURL('**/success');
    });

    test('reports errors at their fields on the first click', async ({ page, provider }) => {
      const { id, checkout_url: url } = await provider.open({ locale: language });
      await page.goto(url);
      const form = cardForm(page, say);
      const { messages } = say;
      // The focus is still in an invalid field, whose new message must not move the button away.
      await form.number.fill('4111 1111 1111 1112');
      await form.pay.click();
      await expect(form.name).toBeFocused();
      await expect(form.name).toHaveAccessibleDescription(messages.noName);
      await expect(form.number).toHaveAccessibleDescription(messages.number);
      await expect(form.expiry).toHaveAccessibleDescription(new RegExp(messages.noExpiry));
      await expect(form.code).toHaveAccessibleDescription(new RegExp(messages.noCode));
      await expect(form.number).toHaveAttribute('aria-invalid', 'true');
      await expectGoodScreen(page, `sandbox-wrong-${language}`);

      for (const [field, typed, message] of [
        ['number', '', messages.noNumber],
        ['number', '4242 4242 4242 4242', messages.notTest],
        ['expiry', '13/40', messages.expiry],
        ['expiry', '01/20', messages.past],
        ['code', '12', messages.code],
        ['code', '1234', messages.code],
      ] as const) {
        await form.fill('4111 1111 1111 1111');
        await form[field].fill(typed);
        await form.pay.click();
        await expect(form[field]).toHaveAccessibleDescription(new RegExp(message));
        await expect(form[field]).toBeFocused();
      }
      expect(await provider.statusOf(id)).toBe('pending');
      await form.fill('4111 1111 1111 1111');
      await expect(page.getByText(messages.code)).toHaveCount(0);
      await form.pay.click();
      await page.waitForURL('**/success');
    });

    test('recognises mada before Visa, and American Express', async ({ page, provider }) => {
      await page.goto((await provider.open({ locale: language })).checkout_url);
      const form = cardForm(page, say);
      await form.number.pressSequentially('44064');
      await expect(form.brand).toHaveText('Visa');
      await form.number.pressSequentially('7');
      await expect(form.brand).toHaveText(say.mada);
      await form.number.fill('5555');
      await expect(form.brand).toHaveText('Mastercard');
      await form.fill('378282246310005', '123');
      await expect(form.brand).toHaveText('American Express');
      await expect(form.number).toHaveValue('3782 822463 10005');
      await form.pay.click();
      await expect(form.code).toHaveAccessibleDescription(new RegExp(say.messages.code));
      await expect(page.locator('#code-hint')).toHaveText(say.frontCode);
      await form.code.fill('1234');
      await form.pay.click();
      await page.waitForURL('**/success');
    });

    test('keeps the caret where the person types', async ({ page, provider }) => {
      await page.goto((await provider.open({ locale: language })).checkout_url);
      const { number } = cardForm(page, say);
      await number.fill('411111111111');
      await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
      await number.pressSequentially('56');
      await expect(number).toHaveValue('4156 1111 1111 11');
      await number.press('Backspace');
      await expect(number).toHaveValue('4151 1111 1111 1');
    });

    test('asks for the bank’s code', async ({ page, provider }) => {
      for (const [answer, landing] of [
        ['١٢٣٤٥٦', '**/success'],
        [null, '**/failure'],
      ] as const) {
        await page.goto((await provider.open({ locale: language })).checkout_url);
        const form = cardForm(page, say);
        await form.fill('4000 0000 0000 3220');
        await form.pay.click();
        const code = page.getByLabel(say.bankCode);
        await code.fill('000000');
        await page.getByRole('button', { name: say.confirm }).click();
        await expect(code).toHaveAccessibleDescription(say.wrongCode);
        if (answer === null) await page.getByRole('button', { name: say.giveUp }).click();
        else {
          await expectGoodScreen(page, `sandbox-code-${language}`);
          await code.fill(answer);
          await code.press('Enter');
        }
        await page.waitForURL(landing);
      }
    });

    for (const method of ['paypal', 'apple_pay'] as const) {
      test(`has ${method} approved or declined`, async ({ page, provider }) => {
        const order = {
          method,
          locale: language,
          amount: { amount: 6667, currency: 'USD' },
        } as const;
        await page.goto((await provider.open(order)).checkout_url);
        await expectGoodScreen(page, `sandbox-${method}-${language}`);
        await page.getByRole('button', { name: say.approve }).click();
        await page.waitForURL('**/success');
        const { id, checkout_url: url } = await provider.open(order);
        await page.goto(url);
        await page.getByRole('button', { name: say.cancel }).click();
        await page.waitForURL('**/failure');
        expect(await provider.statusOf(id)).toBe('failed');
      });
    }

    test('shows that it is paying, and sends one form', async ({ page, provider }) => {
      const { id, checkout_url: url } = await provider.open({ locale: language });
      await page.goto(url);
      const forms: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') forms.push(request.url());
      });
      const form = cardForm(page, say);
      await form.fill('4000 0000 0000 0077');
      const changed = form.pay.evaluate(
        (button) =>
          new Promise((resolve) => {
            const observer = new MutationObserver(() => resolve(button.textContent));
            observer.observe(button, { childList: true });
          }),
      );
      // Not by its locator, which waits for the response before it clicks again.
      const { x = 0, y = 0 } = (await form.pay.boundingBox()) ?? {};
      await page.mouse.dblclick(x + 20, y + 20);
      await page.keyboard.press('Enter');
      expect(await changed).toBe(say.paying);
      await page.waitForURL('**/success');
      expect(forms).toHaveLength(1);
      expect(await provider.statusOf(id)).toBe('paid');
    });

    test('fills in a test card, and changes its language', async ({ page, provider }) => {
      await page.goto((await provider.open({ locale: language })).checkout_url);
      const cards = page.getByText(say.testCards, { exact: true });
      const use = page.getByRole('button', { name: say.use });
      // Expanded where there is room for it.
      await expect(use).toBeVisible({ visible: width > 1000 });
      if (width < 1000) await cards.click();
      await expectGoodScreen(page, `sandbox-test-cards-${language}`);
      await use.click();
      await expect(cardForm(page, say).brand).toHaveText(say.mada);
      await expect(cardForm(page, say).pay).toBeFocused();

      await page.getByRole('link', { name: say.otherLanguage }).click();
      await expect(page.getByRole('heading', { name: say.otherTitle })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'ltr' : 'rtl');
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('works the same', async ({ page, provider }) => {
        const { id, checkout_url: url } = await provider.open({ locale: language });
        await page.goto(url);
        const form = cardForm(page, say);
        await form.fill('4111 1111 1111 1112', '12');
        await form.pay.click();
        await expect(form.number).toHaveAccessibleDescription(say.messages.number);
        await expect(form.code).toHaveAccessibleDescription(new RegExp(say.messages.code));
        await expect(form.name).toHaveValue('سالم العيّنة');
        await expect(form.number).toHaveValue('');
        await expect(form.code).toHaveValue('');
        await form.number.fill('٤١١١ ١١١١ ١١١١ ١١١١');
        await form.code.fill('١٢٣');
        await form.pay.click();
        await page.waitForURL('**/success');
        expect(await provider.statusOf(id)).toBe('paid');
      });
    });
  });
}
