import { PLANS } from '../features/plan-files/plan-file.ts';
import { runFileCommand } from './run-file-command.ts';

/** Plans and their prices, for operators: docs/operations.md. */
await runFileCommand(() => PLANS);
