import type { IncomingHttpHeaders } from 'node:http';
import type { components } from '../../../openapi/generated/types.ts';

/** Headers that are of use when a delivery is looked into. */
const SECRET = /authorization|signature|token|cookie|secret|key/;
const MOST = 50;
const LONGEST = 500;
const SHOWN = 4;

/**
 * The headers of a delivery as they are kept and shown: of secrets only the last four characters, and
 * nothing that a text may not have.
 */
export function maskedHeaders(
  headers: IncomingHttpHeaders,
): components['schemas']['StoreHeader'][] {
  return Object.entries(headers)
    .filter(([name]) => /^[!-~]{1,100}$/.test(name))
    .slice(0, MOST)
    .map(([name, value]) => {
      const text = [value ?? ''].flat().join(', ').replace(UNFIT, '\uFFFD');
      const shown = SECRET.test(name) ? `••••${text.slice(-SHOWN)}` : text;
      return { name, value: shown.slice(0, LONGEST) };
    });
}

// eslint-disable-next-line no-control-regex -- these are what it replaces
const UNFIT = /[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]/g;
