import { runStatements } from '../run-statements.ts';

/**
 * Deliveries were kept with the tokens of their stores. Each byte of them is read as one letter, so
 * that any are; the letters of the mask are the bytes of four bullets in UTF-8.
 */
export const up = runStatements([
  `alter table store_deliveries add column if not exists sealed bytea`,
  `update store_deliveries set body = convert_to(
    regexp_replace(convert_from(body, 'LATIN1'),
      '("(access|refresh)_token"\\s*:\\s*")([^"\\\\]|\\\\.)*',
      '\\1' || repeat(chr(226) || chr(128) || chr(162), 4), 'gi'),
    'LATIN1')
   where effect <> 'waiting' and body like '%_token"%'::bytea
     and position('\\x00'::bytea in body) = 0`,
]);
