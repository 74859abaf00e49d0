import helmet from '@fastify/helmet';
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
    // The only policy accepts words without markup (src/ui/dates/plain-text-policy.ts).
    'trusted-types default',
  ].join('; ');
}

/**
 * Sets the headers of every answer. There are no CORS headers, so other sites' pages cannot call
 * the API. HSTS is set for https origins only.
 */
export async function setSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      // Pages set a policy of their own; a file that a browser opens gets no rights at all.
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
    },
    strictTransportSecurity: publicUrl.startsWith('https://') && { maxAge: 365 * 24 * 60 * 60 },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
