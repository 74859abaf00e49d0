import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What the page of the web app may load and run; everything comes from this origin. */
export function pagePolicy(styleNonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Emotion writes its style elements at run time and gives them the nonce.
    `style-src 'self' 'nonce-${styleNonce}'`,
    // blob: is a picture that the person has just chosen, shown before it is sent.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The one policy there is lets words without markup through (src/ui/dates/plain-text-policy.ts).
    'trusted-types default',
  ].join('; ');
}

/**
 * Headers of every answer. There are no CORS headers: nobody else's page may call the API. HSTS
 * is for origins that have https.
 */
export async function setSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: publicUrl.startsWith('https://') && { maxAge: 365 * 24 * 60 * 60 },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
