/** The part of `window` that browsers with Trusted Types have. */
interface TrustingWindow {
  trustedTypes?: {
    createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => unknown;
  };
}

/**
 * MUI's date fields write the plain text of their parts through `innerHTML`, which our Content
 * Security Policy refuses. This policy allows plain text; markup stays refused.
 */
export function letPlainTextThrough(): void {
  (window as TrustingWindow).trustedTypes?.createPolicy('default', {
    createHTML: (text) => (/[<&]/.test(text) ? null : text),
  });
}
