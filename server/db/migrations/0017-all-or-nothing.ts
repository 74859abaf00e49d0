import { runStatements } from '../run-statements.ts';

/** For statements that write several rows and must write all of them or none. */
export const up = runStatements([
  `create function all_or_nothing(is_all boolean) returns void language plpgsql as $$
  begin
    if is_all is not true then
      raise exception 'not everything can be written' using errcode = 'MZ001';
    end if;
  end $$`,
]);
