import type { NamedCity } from '../../../../../../common/city-names.ts';
import { cleanMessage } from './clean-message.ts';
import { dropAsides, isDenied } from './drop-asides.ts';
import { findDistricts, findStreets } from './find-address.ts';
import { findCity } from './find-city.ts';
import { findLandmarks } from './find-landmark.ts';
import { findName } from './find-name.ts';
import { findAddressNumbers, findEmails, findPhones, findShortAddresses } from './find-numbers.ts';
import { settle, type PastedReceiver } from './finding.ts';
import { itemReader } from './items.ts';

/**
 * Reads who gets a parcel, and where, from an address or a message that was pasted. What the message
 * leaves doubtful is given as values to choose from.
 *
 * @param cities those that the form lists.
 */
export function pastedReader(cities: readonly NamedCity[]): (pasted: string) => PastedReceiver {
  const itemsOf = itemReader(cities);
  return (pasted) => {
    const { text, speakers } = cleanMessage(pasted);
    const items = itemsOf(text);
    dropAsides(items);
    const findings = [
      ...findName(items, speakers),
      ...findPhones(items, speakers),
      ...findCity(items),
      ...findShortAddresses(items),
      ...findStreets(items),
      ...findDistricts(items),
      ...findAddressNumbers(items),
      ...findLandmarks(items),
      ...findEmails(items),
    ];
    return settle(findings.filter((finding) => !isDenied(items, finding)));
  };
}
