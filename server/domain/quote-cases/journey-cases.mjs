import { SA, riyadh, jeddah, dubai, london, EVERYONE, given } from './ask.mjs';

/** Lanes, VAT and remote areas. */
export const JOURNEY_CASES = {
  'vat-and-lanes': [
    ...[
      ['within Riyadh', riyadh, riyadh],
      ['within Jeddah', jeddah, jeddah],
      ['Riyadh to Jeddah', riyadh, jeddah],
      ['Jeddah to Riyadh', jeddah, riyadh],
      ['Riyadh to Dubai', riyadh, dubai],
      ['Dubai to Riyadh', dubai, riyadh],
      ['London to Jeddah', london, jeddah],
      ['Jeddah to Berlin', jeddah, { country: 'DE', city: 'Berlin' }],
      ['Dubai to London', dubai, london],
      ['within Dubai', dubai, dubai],
      ['a town abroad called riyadh', riyadh, { country: 'AE', city: 'riyadh' }],
      ['no town abroad given', riyadh, { country: 'GB', city: '' }],
    ].flatMap(([name, origin, destination]) =>
      [1_000, 13_500].map((weight) =>
        given(`${name}, ${weight} g`, EVERYONE, { origin, destination, weight }),
      ),
    ),
  ],

  'remote-areas': [
    ...[
      ['neither end', riyadh, jeddah],
      ['the destination', riyadh, SA('abha')],
      ['the origin', SA('abha'), riyadh],
      ['both ends, charged once', SA('abha'), SA('tabuk')],
      ['both ends in one remote city', SA('abha'), SA('abha')],
      ['remote for one courier only', riyadh, SA('arar')],
      ['a remote origin sending abroad', SA('tabuk'), dubai],
      ['a remote destination from abroad', dubai, SA('tabuk')],
      ['a town abroad with the name of a remote city', riyadh, { country: 'AE', city: 'tabuk' }],
    ].flatMap(([name, origin, destination]) =>
      [2_000, 11_500].map((weight) =>
        given(`${name}, ${weight} g`, EVERYONE, { origin, destination, weight }),
      ),
    ),
  ],
};
