/**
 * The package has types only for all its flags together. This one is needed alone, before the
 * others.
 */
declare module 'country-flag-icons/string/3x2/SA' {
  const svg: string;
  // eslint-disable-next-line no-restricted-exports -- it is theirs to name
  export default svg;
}
