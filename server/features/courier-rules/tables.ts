import type { JSONColumnType } from 'kysely';
import type { CourierRule } from '../../../common/courier-rule.ts';
import type { Fixed, Time } from '../../db/columns.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    courier_rules: CourierRulesTable;
  }
}

/** The rules of an account that has ever saved any. */
export interface CourierRulesTable {
  account_id: Fixed<string>;
  version: number;
  /** In their order. */
  rules: JSONColumnType<CourierRule[]>;
  updated_at: Time;
}
