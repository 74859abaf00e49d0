import { operationsOf } from '../../common/contract/operations.ts';
import { readContract } from './contract.ts';
import { validatorsOf } from './validators.ts';

const contract = readContract();

/** Every operation of the contract. */
export const operations = operationsOf(contract);

/** What judges their requests and answers. */
export const validators = validatorsOf(contract, operations);
