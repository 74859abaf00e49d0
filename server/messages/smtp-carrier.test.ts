import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { smtpCarrier } from './smtp-carrier.ts';
import { writeLetter } from './write-letter.ts';

let server: SMTPServer | undefined;
afterEach(() => new Promise<void>((done) => (server ? server.close(done) : done())));

/** A mail server on loopback that keeps every e-mail. */
async function startMailServer(refuses = false) {
  const mails: { to: string[]; raw: string }[] = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      done(refuses ? new Error('nobody of this name') : null);
    },
    onData(stream, session, done) {
      let raw = '';
      stream.setEncoding('utf8').on('data', (part: string) => (raw += part));
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  const carrier = smtpCarrier(`smtp://127.0.0.1:${port}`, 'Mizan <no-reply@mizan.example>');
  const deliver = (locale: 'ar' | 'en', to = 'reem@shop.example') => {
    const code = { kind: 'code', code: '482913', channel: 'email', to, locale } as const;
    return carrier.deliver(writeLetter(code, 'https://mizan.example'));
  };
  return { mails, carrier, deliver };
}

it('sends a text and an HTML part to one person', async () => {
  const { mails, deliver } = await startMailServer();
  await deliver('en');
  expect(mails).toMatchObject([{ to: ['reem@shop.example'] }]);
  const raw = mails[0]?.raw ?? '';
  expect(raw).toMatch(/^From: Mizan <no-reply@mizan\.example>/m);
  expect(raw).toMatch(/^Subject: Your Mizan code is 482913/m);
  expect(raw).toMatch(/^Content-Language: en/m);
  expect(raw).toMatch(/text\/plain[^]+482913[^]+text\/html[^]+482913/);
});

it('preserves Arabic text', async () => {
  const { mails, deliver } = await startMailServer();
  await deliver('ar');
  const parts = (mails[0]?.raw ?? '').split(/Content-Transfer-Encoding: base64\r\n\r\n/);
  const decoded = parts.map((part) => Buffer.from(part.split('\r\n--')[0] ?? '', 'base64'));
  expect(decoded.join('\n')).toContain('رمز التحقق: 482913');
});

it('brings the PDF of a report, which its text names', async () => {
  const { mails, carrier } = await startMailServer();
  const report = {
    kind: 'report',
    channel: 'email',
    to: 'reem@shop.example',
    locale: 'en',
    ...{ title: 'Orders', days: '27 November 2026' },
    frequency: 'day',
    figures: [{ name: 'Delivered', value: '405' }],
    path: '/reports?view=orders&from=2026-11-27',
  } as const;
  const file = { name: 'orders.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7') };
  for (const attachment of [file, undefined]) {
    const message = { ...report, ...(attachment && { attachment }) };
    await carrier.deliver(writeLetter(message, 'https://mizan.example'));
  }
  const [withFile = '', without = ''] = mails.map(({ raw }) => raw);
  expect(withFile).toMatch(/^Subject: Orders: 27 November 2026/m);
  expect(withFile).toMatch(/filename=orders\.pdf/);
  expect(withFile).toContain(Buffer.from('%PDF-1.7').toString('base64'));
  expect(withFile).toMatch(/Delivered\S*: 405$/m);
  expect(without).toContain('There is no data in your report');
  expect(without).not.toContain('filename');
});

it('never writes to several people, whatever the address contains', async () => {
  const { mails, deliver } = await startMailServer();
  await deliver('en', 'a@shop.example, b@shop.example').catch(() => undefined);
  expect(mails.flatMap((mail) => mail.to)).not.toContain('b@shop.example');
});

it('fails when the server refuses', async () => {
  const { deliver } = await startMailServer(true);
  await expect(deliver('en')).rejects.toThrow(/nobody of this name/);
});
