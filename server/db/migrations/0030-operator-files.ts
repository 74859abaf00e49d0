import { runStatements } from '../run-statements.ts';

const FILE_ID = `left(encode(sha256(decode(photo, 'base64')), 'hex'), 32)`;

/**
 * Operators import branches and photos as they import rate cards. A branch has a code, by which a
 * file names it, and photos are stored by their content, so that an undo can bring back former
 * ones.
 */
export const up = runStatements([
  'alter table rate_imports rename to operator_imports',
  'alter table operator_imports rename column lanes to row_count',
  `alter table operator_imports add kind text not null default 'rates'`,
  'alter table operator_imports alter kind drop default',

  'alter table courier_branches add code text',
  `update courier_branches b set code = numbered.code from (
    select courier_id, id, replace(city, '_', '-') || '-'
      || row_number() over (partition by courier_id, city order by id) as code
    from courier_branches
  ) as numbered where numbered.courier_id = b.courier_id and numbered.id = b.id`,
  'alter table courier_branches alter code set not null, add unique (courier_id, code)',

  `create table photo_files (
    -- The first half of the SHA-256 of the photo, in hexadecimal.
    id text primary key,
    width integer not null check (width between 1 and 1600),
    height integer not null check (height between 1 and 1600),
    preview text not null,
    photo text not null
  )`,
  'alter table courier_photos add file_id text references photo_files',
  `insert into photo_files (id, width, height, preview, photo)
    select distinct on (photo) ${FILE_ID}, width, height, preview, photo from courier_photos`,
  `update courier_photos set position = position + 1, file_id = ${FILE_ID}`,
  `alter table courier_photos alter file_id set not null, add unique (courier_id, file_id),
    drop column width, drop column height, drop column preview, drop column photo`,
]);
