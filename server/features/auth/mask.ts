import type { CodeChannel } from '../../messages/message.ts';

/** Shows enough for the owner to recognise it: `r•••@shop.example`, `+966•••••0001`. */
export function mask(channel: CodeChannel, destination: string): string {
  if (channel === 'phone') return `${destination.slice(0, 4)}•••••${destination.slice(-4)}`;
  const at = destination.lastIndexOf('@');
  return `${destination.slice(0, 1)}•••${destination.slice(at)}`;
}
