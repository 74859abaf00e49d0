import workerUrl from './language-list-worker.ts?worker&url';

/** The part of `window` that browsers with Trusted Types have. */
interface TrustingWindow {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ) => { createScriptURL: (url: string) => string };
  };
}

/**
 * Has a worker read the browser's list of languages. The first use of Intl waits for it, on a phone
 * as long as for a screen. The list serves the whole page, so Intl on the main thread finds it read.
 */
export function readLanguageList(): void {
  const policy = (window as TrustingWindow).trustedTypes?.createPolicy('language-list', {
    createScriptURL: () => workerUrl,
  });
  const worker = new Worker(policy?.createScriptURL('') ?? workerUrl, { type: 'module' });
  worker.addEventListener('message', () => {
    worker.terminate();
  });
}
