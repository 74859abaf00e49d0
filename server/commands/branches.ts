import { BRANCHES } from '../features/branch-files/branch-file.ts';
import { runFileCommand } from './run-file-command.ts';

/** Branches of couriers, for operators: docs/operations.md. */
await runFileCommand(() => BRANCHES);
