import { readContract } from '../../server/http/contract.ts';
import { createJudge } from './judge.ts';
import { namedExamples } from './named-examples.ts';

/**
 * `node codegen/examples/check.ts`: whether the contract's examples are right beyond their schemas, as
 * in sums, check digits, the order of times, states and places. Prints what is wrong; exit code 1 if
 * anything is.
 */
const contract = readContract();
const examples = namedExamples(contract);
if (examples.length <= 1_000) throw new Error(`Only ${examples.length} examples were found`);
const faults = createJudge(contract)(examples);
for (const { rule, at, fault } of faults) console.error(`${at}: ${fault} (${rule})`);
if (faults.length > 0) process.exitCode = 1;
