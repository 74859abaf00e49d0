import closeWithGrace from 'close-with-grace';
import { integer, type Setting, text } from '../settings.ts';
import { startSandboxProvider } from './start-sandbox-provider.ts';

/**
 * The sandbox provider as a separate process: `node server/sandbox-provider/main.ts`. Mizan finds
 * it through `SANDBOX_PROVIDER_URL` and uses the same two secrets.
 */
const SETTINGS = {
  port: integer(0, 65_535, {
    name: 'SANDBOX_PROVIDER_PORT',
    fallback: 4001,
    purpose: 'Port to listen on; 0 for any that is free.',
  }),
  host: text({
    name: 'HOST',
    fallback: '127.0.0.1',
    purpose: 'Network interface to listen on.',
    expected: 'an address or a host name',
  }),
  folder: text({
    name: 'SANDBOX_PROVIDER_DIR',
    fallback: null,
    purpose: 'Folder that payments are kept in. Left out: they are gone with the process.',
    expected: 'a folder',
  }),
  publicUrl: text({
    name: 'SANDBOX_PROVIDER_URL',
    fallback: null,
    purpose: 'Origin that payers reach it under. Left out: http://localhost and the port.',
    expected: 'an origin such as https://pay.mizan.example',
  }),
  secret: text({
    name: 'SANDBOX_PROVIDER_SECRET',
    fallback: null,
    purpose: "The merchant's secret key.",
    expected: 'a secret key',
  }),
  notificationSecret: text({
    name: 'SANDBOX_PROVIDER_NOTIFICATION_SECRET',
    fallback: null,
    purpose: 'What notifications are signed with.',
    expected: 'a secret',
  }),
};

const wrong: string[] = [];

/** Left out and needed is as wrong as unreadable. */
function read<Value>(setting: Setting<Value>, isNeeded = false): Value {
  const written = process.env[setting.name]?.trim() ?? '';
  const value = written === '' ? setting.fallback : setting.parse(written);
  if (value === undefined || (isNeeded && value === null)) {
    wrong.push(`${setting.name}: expected ${setting.expected}`);
  }
  return value ?? setting.fallback;
}

const publicUrl = read(SETTINGS.publicUrl);
const options = {
  port: read(SETTINGS.port),
  host: read(SETTINGS.host),
  folder: read(SETTINGS.folder),
  secret: read(SETTINGS.secret, true) ?? '',
  notificationSecret: read(SETTINGS.notificationSecret, true) ?? '',
  ...(publicUrl !== null && { publicUrl: () => publicUrl }),
};
if (wrong.length > 0) {
  process.stderr.write(`${wrong.join('\n')}\n`);
  process.exitCode = 1;
} else {
  const sandbox = await startSandboxProvider(options);
  closeWithGrace({ delay: 10_000, logger: false }, () => sandbox.close());
  process.stdout.write(`Sandbox Pay ${sandbox.publicUrl}\n`);
}
