/** A duration in the two largest units that it has: whole days, hours and minutes. */
export function partsOfMinutes(minutes: number): {
  unit: 'days' | 'hours' | 'minutes';
  first: number;
  second: number;
} {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return { unit: 'minutes', first: minutes, second: 0 };
  if (hours < 48) return { unit: 'hours', first: hours, second: minutes % 60 };
  return { unit: 'days', first: Math.floor(hours / 24), second: hours % 24 };
}
