import { Html } from '../../../common/html.ts';

/** Of the page: dark on light, in one column that fits a phone. */
export const STYLE = new Html(`
:root { --ink: #1d2733; --quiet: #526070; --line: #d5dce3; --soft: #f4f6f8; --wrong: #a3231f; --right: #1c6b3c; --open: #7a4b00; }
* { box-sizing: border-box; }
body { margin: 0; background: #fff; color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.3; }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.25rem; }
h3 { margin: 0 0 .25rem; font-size: 1rem; }
h4 { margin: .75rem 0 .25rem; font-size: .875rem; color: var(--quiet); }
p { margin: .5rem 0; overflow-wrap: anywhere; }
ul { margin: .5rem 0; padding-left: 1.25rem; overflow-wrap: anywhere; }
.quiet { color: var(--quiet); font-size: .875rem; }
.counts { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .5rem; margin: 1rem 0; padding: 0; list-style: none; }
.counts li { padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .5rem; }
.counts b { display: block; font-size: 1.5rem; line-height: 1.2; }
.passed b { color: var(--right); }
.failed b { color: var(--wrong); }
.open b { color: var(--open); }
article { margin: 0 0 1rem; padding: 1rem; border: 1px solid var(--line); border-left: 4px solid var(--wrong); border-radius: .5rem; }
article.lack { border-left-color: var(--open); }
.notice { padding: .75rem 1rem; background: var(--soft); border-radius: .5rem; }
code { font: .875em/1.5 ui-monospace, monospace; }
pre { margin: 0; padding: .75rem; background: var(--soft); border-radius: .375rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.names { line-height: 2; }
.names code { padding: .125rem .375rem; background: var(--soft); border-radius: .25rem; }
section > h3 { margin-top: 1rem; }
summary { padding: .25rem 0; cursor: pointer; }
`);
