import { expect } from '@playwright/test';
import { oneLanguage } from './support/journeys.ts';
import { buttonOf, cardForm, test } from './support/sandbox-page.ts';
import { expectGoodScreen } from './support/screen.ts';

// Many steps in one page.
test.setTimeout(120_000);

const [success, failure] = ['**/success', '**/failure'];

const words = {
  ar: {
    mada: 'مدى',
    frontCode: '4 أرقام على وجه البطاقة',
    paying: 'جارٍ الدفع…',
    wrongCode: 'الرمز غير صحيح. بقيت محاولتان.',
    use: 'استخدام البطاقة 4406 4700 0000 0007',
    otherLanguage: 'English',
    otherTitle: 'Pay by card',
    paid: 'اكتمل الدفع',
    back: 'العودة إلى ميزان',
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
  en: {
    mada: 'mada',
    frontCode: '4 digits on the front',
    paying: 'Paying…',
    wrongCode: 'Wrong code. 2 tries left.',
    use: 'Use card 4406 4700 0000 0007',
    otherLanguage: 'العربية',
    otherTitle: 'الدفع بالبطاقة',
    paid: 'This payment is paid',
    back: 'Back to Mizan',
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
} as const;

for (const locale of oneLanguage) {
  const width = locale === 'ar' ? 390 : 1280;
  const say = words[locale];

  test.describe(`the page of the sandbox provider, ${locale}, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('leads from the first mistake to the bank’s code and back to the shop', async ({
      page,
      provider,
      begin,
    }) => {
      const { id, url } = await begin({ locale });
      const form = cardForm(page);
      const judge = (state: string) => expectGoodScreen(page, `sandbox-${state}-${locale}`);
      await judge('card');

      await test.step('mistakes are reported at their fields on the first click', async () => {
        // The focus is still in an invalid field, whose new message must not move the button away.
        await form.number.fill('4111 1111 1111 1112');
        await form.pay.click();
        await expect(form.name).toBeFocused();
        await expect(form.name).toHaveAccessibleDescription(say.noName);
        await expect(form.number).toHaveAccessibleDescription(say.number);
        await expect(form.expiry).toHaveAccessibleDescription(new RegExp(say.noExpiry));
        await expect(form.code).toHaveAccessibleDescription(new RegExp(say.noCode));
        await expect(form.number).toHaveAttribute('aria-invalid', 'true');
        await judge('wrong');
        for (const [field, typed, message] of [
          ['number', '', say.noNumber],
          ['number', '4242 4242 4242 4242', say.notTest],
          ['expiry', '13/40', say.expiry],
          ['expiry', '01/20', say.past],
          ['code', '12', say.code],
        ] as const) {
          await form.fill('4111 1111 1111 1111');
          await form[field].fill(typed);
          await form.pay.click();
          await expect(form[field]).toHaveAccessibleDescription(new RegExp(message));
          await expect(form[field]).toBeFocused();
        }
        expect((await provider.getPayment(id)).status).toBe('pending');
      });

      await test.step('a test card is filled in', async () => {
        const use = page.getByRole('button', { name: say.use });
        // Expanded where there is room for it.
        await expect(use).toBeVisible({ visible: width > 1000 });
        if (width < 1000) await page.locator('summary').click();
        await judge('test-cards');
        await use.click();
        await expect(form.brand).toHaveText(say.mada);
        await expect(form.pay).toBeFocused();
        await expect(page.getByText(say.code)).toHaveCount(0);
      });

      await test.step('the language is changed', async () => {
        await page.getByRole('link', { name: say.otherLanguage }).click();
        await expect(page.getByRole('heading', { name: say.otherTitle })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'ltr' : 'rtl');
        await page.goBack();
      });

      await test.step('the bank’s code is asked for, and accepted in Arabic digits', async () => {
        await form.fill('4000 0000 0000 3220');
        await form.pay.click();
        await form.code.fill('000000');
        await buttonOf(page, 'code').click();
        await expect(form.code).toHaveAccessibleDescription(say.wrongCode);
        await judge('code');
        await form.code.fill('١٢٣٤٥٦');
        await form.code.press('Enter');
        await page.waitForURL(success);
        expect((await provider.getPayment(id)).status).toBe('paid');
      });

      await test.step('a paid payment leads back', async () => {
        await page.goto(url);
        await expect(page.getByRole('heading', { name: say.paid })).toBeVisible();
        await judge('paid');
        await page.getByRole('link', { name: say.back }).click();
        await page.waitForURL(success);
      });
    });

    test('has PayPal approved, and Apple Pay cancelled', async ({ page, begin }) => {
      const amount = { amount: 6667, currency: 'USD' } as const;
      for (const [method, action, landing] of [
        ['paypal', 'approve', success],
        ['apple_pay', 'cancel', failure],
      ] as const) {
        await begin({ method, locale, amount });
        await expectGoodScreen(page, `sandbox-${method}-${locale}`);
        await buttonOf(page, action).click();
        await page.waitForURL(landing);
      }
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('works the same', async ({ page, provider, begin }) => {
        const { id } = await begin({ locale });
        const form = cardForm(page);
        await form.fill('4111 1111 1111 1112', '12');
        await form.pay.click();
        await expect(form.number).toHaveAccessibleDescription(say.number);
        await expect(form.code).toHaveAccessibleDescription(new RegExp(say.code));
        await expect(form.name).toHaveValue('سالم العيّنة');
        await form.number.fill('٤١١١ ١١١١ ١١١١ ١١١١');
        await form.code.fill('١٢٣');
        await form.pay.click();
        await page.waitForURL(success);
        expect((await provider.getPayment(id)).status).toBe('paid');

        await begin({ locale });
        await form.fill('4000 0000 0000 3220');
        await form.pay.click();
        await buttonOf(page, 'give_up').click();
        await page.waitForURL(failure);
      });
    });
  });
}

test('the form groups what is typed, recognises the brand and is sent once', async ({
  page,
  provider,
  begin,
}) => {
  const { id } = await begin();
  const { name, number, expiry, code, brand, pay, fill } = cardForm(page);

  // mada before Visa.
  await number.pressSequentially('٤٤٠٦٤');
  await expect(brand).toHaveText('Visa');
  await number.pressSequentially('7');
  await expect(brand).toHaveText(words.ar.mada);
  await number.fill('5555');
  await expect(brand).toHaveText('Mastercard');
  await fill('378282246310005');
  await expect(brand).toHaveText('American Express');
  await expect(number).toHaveValue('3782 822463 10005');
  await pay.click();
  await expect(code).toHaveAccessibleDescription(new RegExp(words.ar.code));
  await expect(page.locator('#code-hint')).toHaveText(words.ar.frontCode);

  // The caret stays where the person types.
  await number.fill('411111111111');
  await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
  await number.pressSequentially('56');
  await expect(number).toHaveValue('4156 1111 1111 11');
  await number.press('Backspace');
  await expect(number).toHaveValue('4151 1111 1111 1');

  await number.fill('٤٠٠٠٠٠٠٠٠٠٠٠٠٠٧٧');
  await expect(number).toHaveValue('4000 0000 0000 0077');
  await expiry.fill('');
  await expiry.pressSequentially('۱۲۴۰');
  await expect(expiry).toHaveValue('12/40');
  await code.fill('');
  await code.pressSequentially('١٢٣');
  await expect(name).toHaveValue('سالم العيّنة');
  const forms: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') forms.push(request.url());
  });
  const changed = pay.evaluate(
    (button) =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => resolve(button.textContent));
        observer.observe(button, { childList: true });
      }),
  );
  // Not by its locator, which waits for the response before it clicks again.
  const { x = 0, y = 0 } = (await pay.boundingBox()) ?? {};
  await page.mouse.dblclick(x + 20, y + 20);
  await page.keyboard.press('Enter');
  expect(await changed).toBe(words.ar.paying);
  await page.waitForURL(success);
  expect(forms).toHaveLength(1);
  expect((await provider.getPayment(id)).status).toBe('paid');
});
