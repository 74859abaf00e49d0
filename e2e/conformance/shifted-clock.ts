import { ServerResponse } from 'node:http';

/** Loaded before a program (`--import`): its clock is `CLOCK_AHEAD` minutes ahead and runs on from there. */
const ahead = Number(process.env.CLOCK_AHEAD) * 60_000;
const RealDate = Date;
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values: unknown[], newTarget) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget) as Date,
  apply: () => new Date().toString(),
  get: (target, name, receiver) =>
    name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown),
});

// Node.js writes the header Date by a clock of its own.
const writeHead: unknown = Reflect.get(ServerResponse.prototype, 'writeHead');
Object.assign(ServerResponse.prototype, {
  writeHead(this: ServerResponse, ...values: unknown[]): unknown {
    this.setHeader('date', new Date().toUTCString());
    return Reflect.apply(writeHead as (...values: unknown[]) => unknown, this, values);
  },
});
