import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/**
 * The network that counts as one source of requests: an IPv4 address, or the /64 of an IPv6
 * address, which one household has as a whole.
 */
export function sourceOf(address: string): string {
  if (!isIPv6(address)) return address;
  const whole = new Address6(address);
  if (whole.isMapped4()) return whole.to4().correctForm();
  return new Address6(`${whole.correctForm()}/64`).startAddress().correctForm();
}
