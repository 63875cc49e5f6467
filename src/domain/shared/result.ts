/** The outcome of an operation that can fail in an expected way. Exceptions are for bugs and outages. */
export type Result<Value, Failure> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure };

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

export const fail = <const Failure>(failure: Failure): Result<never, Failure> => ({ ok: false, failure });
