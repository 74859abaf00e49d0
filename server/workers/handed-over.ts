import type { Worker } from 'node:cluster';

/**
 * Closes the connection that a worker was being handed when it died. Node forgets such a
 * connection without closing it, and its client would wait for ever.
 */
export function closeHandedOver({ process: child }: Worker): void {
  const send = child.send.bind(child) as (...sent: unknown[]) => boolean;
  let latest: { close: () => void } | undefined;
  child.send = (...sent: unknown[]) => {
    const [, handle] = sent;
    if (isClosable(handle)) latest = handle;
    return send(...sent);
  };
  child.once('exit', () => {
    // Closing one that the worker took, and that is closed here, does nothing.
    latest?.close();
  });
}

function isClosable(handle: unknown): handle is { close: () => void } {
  return typeof handle === 'object' && handle !== null && 'close' in handle;
}
