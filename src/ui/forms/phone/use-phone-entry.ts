import { useEffect, useEffectEvent, useState } from 'react';
import { saudiGroups } from '../../text/saudi-groups.ts';
import { home, type Dialing } from './home-country.ts';
import { loadPhoneEntries, usePhoneEntries } from './lazy-parts.ts';
import type { PhoneEntry } from './phone-entry.ts';

interface PhoneEntryOptions {
  /** The form's value: E.164, or invalid text as it was typed. */
  value: string;
  onChange: (value: string) => void;
  /** Called after the box has lost the focus and its text has been read. */
  onLeft: () => void;
  /** Country of numbers typed without a calling code, until the person chooses another. */
  country: string;
}

/** What was typed. It stays in the box unchanged until the box loses the focus. */
interface Typed {
  text: string;
  /** Undefined if it is the form's. */
  country: string | null | undefined;
  /** The value that the form was given for it. Another value came from elsewhere. */
  value: string;
}

/** The country and text that the field shows, and the value that the form gets. */
export function usePhoneEntry({ value, onChange, onLeft, country: expected }: PhoneEntryOptions) {
  const entries = usePhoneEntries();
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isFocused, setFocused] = useState(false);
  const [timesLeft, setTimesLeft] = useState(0);

  const own = typed?.value === value ? typed : null;
  const country = own?.country === undefined ? expected : own.country;
  const entry: PhoneEntry =
    own && (isFocused || value === '' || !entries)
      ? { country, text: own.text }
      : (entries?.entryOf(value, country ?? expected) ?? firstSight(value, expected));

  const show = (shown: PhoneEntry, given: string) => {
    const own = shown.country === expected ? undefined : shown.country;
    setTyped({ text: shown.text, country: own, value: given });
  };
  const [announced, announce] = useState<string | null>(null);
  const change = (next: PhoneEntry, isWhole = false) => {
    const read = entries?.readEntry(next, expected);
    const { value = next.text, country = next.country } = read ?? {};
    const inOrder = isWhole && read?.isNumber && entries?.entryOf(value, country ?? expected);
    show(inOrder || { country, text: next.text }, value);
    if (country !== entry.country) announce(country);
    onChange(value);
  };

  const isPlain = value === '' ? expected === home.country : saudiGroups(value) !== null;
  useEffect(() => {
    if (!isPlain) loadPhoneEntries();
  }, [isPlain]);

  // Text typed before the plans had loaded, or for another country, is read again.
  const readAgain = useEffectEvent(() => {
    const read = entries?.readEntry(entry, expected).value ?? value;
    if (read !== value) onChange(read);
  });
  useEffect(() => {
    readAgain();
  }, [entries, expected]);

  // Not before the plans have loaded: until then a valid number would be reported as invalid.
  const isRead = entries !== undefined;
  const tellLeft = useEffectEvent(onLeft);
  useEffect(() => {
    if (timesLeft > 0 && isRead) tellLeft();
  }, [timesLeft, isRead]);

  return {
    entry,
    dialing: dialingOf(entry.country),
    /** The country it last changed to, announced to screen readers. */
    announced,
    /** `isWhole`: pasted or filled in, so it can be formatted at once. */
    type: (text: string, isWhole: boolean) => {
      change({ country: entry.country, text }, isWhole);
    },
    choose: (chosen: string) => {
      change({ country: chosen, text: entries?.nationalText(entry.text) ?? entry.text });
    },
    focus: () => {
      loadPhoneEntries();
      show(entry, value);
      setFocused(true);
    },
    blur: () => {
      setFocused(false);
      setTimesLeft((times) => times + 1);
    },
  };

  function dialingOf(country: string | null): Dialing | undefined {
    if (country === home.country) return home;
    return country === null ? undefined : entries?.dialing(country);
  }
}

/** A value before the plans have loaded. Common Saudi numbers do not need them. */
function firstSight(value: string, country: string): PhoneEntry {
  const saudi = saudiGroups(value);
  if (saudi === null) return { country, text: value };
  return { country: home.country, text: saudi.slice(`+${home.callingCode} `.length) };
}
