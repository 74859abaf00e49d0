/** Marks the routes of screens that are as wide as the window. */
export const wideScreen = Symbol('wide');
