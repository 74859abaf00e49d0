import { RATES } from '../features/rate-cards/rate-file.ts';
import { runFileCommand } from './run-file-command.ts';

/** Rate cards, for operators: docs/operations.md. */
await runFileCommand(() => RATES);
