import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CountryResponse, Reader } from 'mmdb-lib';

const { resolve } = createRequire(import.meta.url);
const file = resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
let networks: Reader<CountryResponse & { country_code: string }> | undefined;

/**
 * The country in which an IP address is registered (ISO 3166-1 alpha-2), from the public registers;
 * undefined for private and invalid addresses.
 */
export function countryOf(address: string): string | undefined {
  networks ??= new Reader(readFileSync(file));
  // An IPv4 address on a server that listens on IPv6.
  return networks.get(address.replace(/^::ffff:/, ''))?.country_code;
}
