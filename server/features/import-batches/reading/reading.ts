import type { FaultCode, FaultParams, RepairCode } from './codes.ts';

/** What a cell was read as, with what was mended on the way; or why it cannot be read. */
export type Reading<Value> =
  | { value: Value; repair?: { code: RepairCode; to: string } }
  | { fault: { code: FaultCode; params: FaultParams } };

/** A cell that can be read, and was mended if a code is given. */
export function read<Value>(value: Value, code?: RepairCode, to = String(value)): Reading<Value> {
  return code === undefined ? { value } : { value, repair: { code, to } };
}

export function fault<Value>(code: FaultCode, params: FaultParams = {}): Reading<Value> {
  return { fault: { code, params } };
}

/** The same reading of another value. */
export function mapReading<From, To>(reading: Reading<From>, to: (value: From) => Reading<To>) {
  if ('fault' in reading) return reading;
  const mapped = to(reading.value);
  if ('fault' in mapped || !reading.repair) return mapped;
  return { ...mapped, repair: reading.repair };
}
