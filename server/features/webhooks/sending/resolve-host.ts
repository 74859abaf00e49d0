import { lookup, Resolver } from 'node:dns/promises';
import type { TargetPolicy } from './target.ts';

/**
 * Finds all IPv4 and IPv6 addresses of a host name. Without any it answers with none or throws.
 */
export type ResolveHost = (name: string, signal: AbortSignal) => Promise<string[]>;

/** Milliseconds for the first question to a server; doubled for the second and last. */
const QUESTION_TIME = 2_000;

/**
 * Public names are asked of DNS alone, names of a developer's machine of the system, which also
 * knows `/etc/hosts`.
 */
export function hostResolver(policy: TargetPolicy): ResolveHost {
  return policy === 'public' ? askDns() : askSystem;
}

/**
 * `dns.lookup` is not used, because it waits in a thread of Node's pool: a few names on slow servers
 * would hold up every other look-up of this process.
 *
 * @param servers addresses of DNS servers, instead of the system's.
 */
export function askDns(servers?: readonly string[]): ResolveHost {
  return async (name, signal) => {
    const resolver = new Resolver({ timeout: QUESTION_TIME, tries: 2 });
    if (servers) resolver.setServers(servers);
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  };
}

const askSystem: ResolveHost = async (name) => {
  const found = await lookup(name, { all: true });
  return found.map(({ address }) => address);
};
