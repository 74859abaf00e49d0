import { runStatements } from '../run-statements.ts';

/**
 * Deliveries were kept with the tokens of their stores, which are sealed elsewhere. Each byte is read
 * as one letter, so that any are; the letters of the mask are the bytes of four bullets in UTF-8.
 */
export const up = runStatements([
  `update store_deliveries set body = convert_to(
    regexp_replace(convert_from(body, 'LATIN1'),
      '("(access|refresh)_token"\\s*:\\s*")([^"\\\\]|\\\\.)*',
      '\\1' || repeat(chr(226) || chr(128) || chr(162), 4), 'gi'),
    'LATIN1')
   where body like '%_token"%'::bytea and position('\\x00'::bytea in body) = 0`,
]);
