import { useEffect, useEffectEvent, useState } from 'react';
import { saudiGroups } from '../../text/saudi-groups.ts';
import { home, type Dialing } from './home-country.ts';
import { loadPhoneEntries, usePhoneEntries } from './lazy-parts.ts';
import type { PhoneEntry } from './phone-entry.ts';

interface PhoneEntryOptions {
  /** The form's value: E.164, or what was typed and is no number. */
  value: string;
  onChange: (value: string) => void;
  /** Called once the box was left and what was typed is read. */
  onLeft: () => void;
  /** Of numbers typed without a calling code, until the person chooses another. */
  country: string;
}

/** What was typed: it stays in the box as it is until the box is left. */
interface Typed {
  text: string;
  /** Undefined while it is the form's. */
  country: string | null | undefined;
  /** What the form was given for it; another value came from elsewhere. */
  value: string;
}

/** What stands on the button and in the box, and what becomes of it in the form. */
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

  // What was typed before the plans were there, or for another country, is read again.
  const readAgain = useEffectEvent(() => {
    const read = entries?.readEntry(entry, expected).value ?? value;
    if (read !== value) onChange(read);
  });
  useEffect(() => {
    readAgain();
  }, [entries, expected]);

  // Not before the plans are there: until then a good number would be told to be wrong.
  const isRead = entries !== undefined;
  const tellLeft = useEffectEvent(onLeft);
  useEffect(() => {
    if (timesLeft > 0 && isRead) tellLeft();
  }, [timesLeft, isRead]);

  return {
    entry,
    dialing: dialingOf(entry.country),
    /** The country it has changed to last, for readers. */
    announced,
    /** `isWhole`: pasted or filled in, so that it may be put in order at once. */
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

/** A value before the plans are there: usual Saudi numbers need none. */
function firstSight(value: string, country: string): PhoneEntry {
  const saudi = saudiGroups(value);
  if (saudi === null) return { country, text: value };
  return { country: home.country, text: saudi.slice(`+${home.callingCode} `.length) };
}
