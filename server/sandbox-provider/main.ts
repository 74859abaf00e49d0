import closeWithGrace from 'close-with-grace';
import { complaint, integer, readSettings, setting, text } from '../settings.ts';
import { startSandboxProvider } from './start-sandbox-provider.ts';

/**
 * The sandbox provider as a separate process: `node server/sandbox-provider/main.ts`. Mizan finds
 * it through `SANDBOX_PROVIDER_URL` and uses the same two secrets.
 */
const SETTINGS = {
  port: setting(
    'SANDBOX_PROVIDER_PORT',
    'Port to listen on; 0 for any free port.',
    integer(0, 65_535),
    4001,
  ),
  host: setting(
    'HOST',
    'Network interface to listen on.',
    text('an address or a host name'),
    '127.0.0.1',
  ),
  folder: setting(
    'SANDBOX_PROVIDER_DIR',
    'Folder that stores payments. Without it, they are lost when the process ends.',
    text('a folder'),
    null,
  ),
  publicUrl: setting(
    'SANDBOX_PROVIDER_URL',
    'Origin under which payers reach it. Default: http://localhost and the port.',
    text('an origin such as https://pay.mizan.example'),
    null,
  ),
  secret: setting(
    'SANDBOX_PROVIDER_SECRET',
    "The merchant's secret key.",
    text('a secret key'),
    null,
  ),
  notificationSecret: setting(
    'SANDBOX_PROVIDER_NOTIFICATION_SECRET',
    'Secret with which notifications are signed.',
    text('a secret'),
    null,
  ),
};

const { values, wrong } = readSettings(SETTINGS, process.env);
const { publicUrl, secret, notificationSecret, ...place } = values;
// A missing required setting is as wrong as an unreadable one.
if (secret === null) wrong.push(complaint(SETTINGS.secret));
if (notificationSecret === null) wrong.push(complaint(SETTINGS.notificationSecret));
if (secret === null || notificationSecret === null || wrong.length > 0) {
  process.stderr.write(`${wrong.join('\n')}\n`);
  process.exitCode = 1;
} else {
  const sandbox = await startSandboxProvider({
    ...place,
    secret,
    notificationSecret,
    ...(publicUrl !== null && { publicUrl: () => publicUrl }),
  });
  closeWithGrace({ delay: 10_000, logger: false }, () => sandbox.close());
  process.stdout.write(`Sandbox Pay ${sandbox.publicUrl}\n`);
}
