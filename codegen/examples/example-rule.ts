import type { Rule, Setting } from '../agreement/rule.ts';
import type { Known } from './known.ts';
import type { NamedExample } from './named-examples.ts';

/** What must be true of examples, which can also be held against what else the contract says. */
export type ExampleRule = Rule<Setting & { example: NamedExample; known: Known }>;
