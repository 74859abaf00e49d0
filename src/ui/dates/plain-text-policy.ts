/** What browsers with Trusted Types have. */
interface TrustingWindow {
  trustedTypes?: {
    createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => unknown;
  };
}

/**
 * MUI's date fields write the plain words of their parts through `innerHTML`, which our Content
 * Security Policy refuses. From here on it lets plain words through; markup stays refused.
 */
export function letPlainTextThrough(): void {
  (window as TrustingWindow).trustedTypes?.createPolicy('default', {
    createHTML: (text) => (/[<&]/.test(text) ? null : text),
  });
}
