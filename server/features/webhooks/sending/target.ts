import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Which targets are allowed: in production those on the public internet, on a developer's own
 * machine any.
 */
export type TargetPolicy = 'public' | 'any';

/** Why a URL cannot be the target of webhooks. */
export type TargetFault =
  | 'malformed'
  /** With the policy `any`: neither https nor http. */
  | 'not_https'
  | 'has_credentials'
  | 'has_fragment'
  | 'forbidden_port'
  | 'forbidden_host';

/** Ports of public targets; the parser leaves the usual one out. */
const PUBLIC_PORTS = new Set(['', '443', '8443']);

/** Bytes of a host name and of one of its labels (RFC 1035, 2.3.4). */
const LONGEST_NAME = 253;
const LONGEST_LABEL = 63;

/**
 * Top-level domains that no public host has: special-use names (IANA registry, RFC 6761), and what
 * private networks use (RFC 6762, appendix G; ICANN on home, corp, mail and internal).
 */
const PRIVATE_DOMAINS = new Set(
  `alt arpa corp example home internal intranet invalid lan local localdomain localhost mail onion
  private test`.split(/\s+/),
);

/** What IANA has opened for unicast (RFC 4291, 2.4); the rest is reserved or special. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Public by their range, but answered inside a cloud: Azure's platform services. */
const CLOUD_SERVICES = new Set(['168.63.129.16']);

/**
 * Judges the URL of an endpoint by its text. A name's addresses are judged when it is connected to
 * (`mayConnectTo`).
 *
 * @returns the URL, normalised by the WHATWG parser as it has to be kept and connected to: with its
 * host in Punycode, and an IPv4 address in four decimal parts however it was written.
 */
export function judgeTarget(text: string, policy: TargetPolicy): URL | TargetFault {
  const url = URL.parse(text);
  if (url === null) return 'malformed';
  const isHttps = url.protocol === 'https:';
  if (!isHttps && !(policy === 'any' && url.protocol === 'http:')) return 'not_https';
  if (url.username !== '' || url.password !== '') return 'has_credentials';
  // `url.hash` is empty for a bare `#` too.
  if (url.href.includes('#')) return 'has_fragment';
  if (policy === 'any') return url;
  if (!PUBLIC_PORTS.has(url.port)) return 'forbidden_port';
  const address = addressOf(url);
  const isPublic = address === undefined ? isPublicName(url.hostname) : isPublicAddress(address);
  return isPublic ? url : 'forbidden_host';
}

/** The address that is the host of a URL, without brackets; `undefined` for a name. */
export function addressOf({ hostname }: URL): string | undefined {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  return isIP(bare) === 0 ? undefined : bare;
}

/**
 * Whether an address may be connected to.
 *
 * @param address IPv4 or IPv6, as DNS answers or `addressOf` gives it. With the policy `public`
 * anything else is refused.
 */
export function mayConnectTo(address: string, policy: TargetPolicy): boolean {
  return policy === 'any' || isPublicAddress(address);
}

/**
 * Whether an address is unicast on the public internet, by IANA's registries of special-purpose
 * IPv4 and IPv6 addresses. Refused are also the ranges that they call globally reachable but that
 * hold no web servers (AS112, AMT, ORCHID), and those that stand for an IPv4 address behind a
 * translator or tunnel (NAT64, 6to4, Teredo), whatever that address is.
 *
 * A network's own NAT64 prefix (RFC 6052, 2.2) looks like any other: who runs one has to filter what
 * leaves it.
 */
function isPublicAddress(address: string): boolean {
  // `ipaddr.js` reads octal and short forms, which `isIP` refuses. A zone is of a link.
  if (isIP(address) === 0 || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || CLOUD_SERVICES.has(address)) return false;
  // Outside 2000::/3 it misses IPv4-compatible addresses, 100:0:0:1::/64 and all unassigned ranges.
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6);
}

/** Whether a name in Punycode may be that of a public host. A final full stop is refused. */
function isPublicName(name: string): boolean {
  const labels = name.split('.');
  return (
    name.length <= LONGEST_NAME &&
    labels.length > 1 &&
    labels.every((label) => label.length <= LONGEST_LABEL && LABEL.test(label)) &&
    !PRIVATE_DOMAINS.has(labels.at(-1) ?? '')
  );
}

/** Letters, digits and inner hyphens (RFC 1123, 2.1); the parser has written them small. */
const LABEL = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/;
