import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { UnreachableError, type UnreachableReason } from './unreachable-error.ts';

const OUR_HEADERS = {
  'content-type': 'application/json',
  'user-agent': 'Mizan-Webhooks/1.0',
};

/** Milliseconds before the next of several addresses is tried. */
const ADDRESS_TIME = 1_000;
/** Interim answers (1xx) to wait through; nobody needs one. */
const MOST_INTERIM = 10;

/**
 * Posts to a URL, connecting to one of the given addresses and no other. The host name stays that
 * of the `Host` header and of the certificate.
 *
 * @param addresses at least one; the host itself if that is an address, which Node connects to
 * without asking for it.
 * @returns as soon as the head of the answer is there.
 * @throws UnreachableError if the connection fails before, or the signal ends it.
 */
export function postTo(
  url: URL,
  addresses: readonly string[],
  { body, headers }: { body: Uint8Array; headers: Readonly<Record<string, string>> },
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const options = {
    method: 'POST',
    headers: { ...headers, ...OUR_HEADERS },
    // A connection of its own: a kept one was judged by an older answer of DNS.
    agent: false,
    lookup: pinTo(addresses),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: ADDRESS_TIME,
    signal,
  };
  return new Promise((resolve, reject) => {
    let reached: UnreachableReason = 'connect';
    let interim = 0;
    const isHttps = url.protocol === 'https:';
    const request = (isHttps ? https : http).request(url, options);
    request
      .on('socket', (socket) => {
        socket.once('connect', () => (reached = isHttps ? 'tls' : 'no_answer'));
        socket.once('secureConnect', () => (reached = 'no_answer'));
      })
      .on('information', () => {
        if (++interim > MOST_INTERIM) request.destroy(new UnreachableError('malformed_answer'));
      })
      .on('response', resolve)
      .on('error', (cause: NodeJS.ErrnoException) => {
        if (cause instanceof UnreachableError) return reject(cause);
        // The parser's errors are named HPE_….
        const isMalformed = cause.code?.startsWith('HPE_') === true;
        reject(new UnreachableError(isMalformed ? 'malformed_answer' : reached, { cause }));
      })
      // An answer that switches protocols (101) ends a request without an error.
      .on('close', () => reject(new UnreachableError(reached)))
      .end(body);
  });
}

/** Answers every question for an address with those. With `autoSelectFamily` all are asked for. */
function pinTo(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_name, _options, done) => done(null, found);
}
