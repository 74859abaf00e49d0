import type { FastifyInstance } from 'fastify';

/** What the web app's page may load and run, all from this origin. */
export function pagePolicy(styleNonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Emotion adds its style elements at run time, with the nonce.
    `style-src 'self' 'nonce-${styleNonce}'`,
    // blob: shows a picture that the person has just chosen, before it is sent.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Words without markup (src/ui/dates/plain-text-policy.ts), and the address of the app's one
    // worker (src/i18n/language-list.ts).
    'trusted-types default language-list',
  ].join('; ');
}

/** For answers and files alike; pages set a policy of their own. */
const HEADERS = {
  // A file that a browser opens gets no rights at all.
  'content-security-policy': "default-src 'none';frame-ancestors 'none';sandbox",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // The filter of old browsers could be turned against the page.
  'x-xss-protection': '0',
};

/** A year, for the origin and everything below it. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/**
 * Sets the headers of every answer. There are no CORS headers, so other sites' pages cannot call
 * the API. HSTS is set for https origins only.
 */
export function setSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = publicUrl.startsWith('https://') ? { ...HEADERS, ...HTTPS_ONLY } : HEADERS;
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
