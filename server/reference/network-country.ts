import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CountryResponse, Reader } from 'mmdb-lib';

const { resolve } = createRequire(import.meta.url);
const file = resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
let networks: Reader<CountryResponse & { country_code: string }> | undefined;

/**
 * The country that a network address is registered in (ISO 3166-1 alpha-2), by the public registers
 * of networks; undefined for private addresses and for what is no address.
 */
export function countryOf(address: string): string | undefined {
  networks ??= new Reader(readFileSync(file));
  // An IPv4 address as a server that listens on IPv6 sees it.
  return networks.get(address.replace(/^::ffff:/, ''))?.country_code;
}
