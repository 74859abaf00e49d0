/**
 * Why a run cannot be, or cannot go on: what whoever started it has to change. Shown as one line
 * without a stack, with exit code 2.
 */
export class CannotRun extends Error {}
