/**
 * The run cannot start or continue until the user changes something. Shown in one line without a
 * stack trace, with exit code 2.
 */
export class CannotRun extends Error {}
