import type { Result } from '../../domain/shared/result.ts';

/** An operation of the application. Expected failures are values. */
export type UseCase<Input, Value, Failure = never> = (input: Input) => Promise<Result<Value, Failure>>;

/** The record has none of the versions that the caller permits. */
export interface VersionConflict {
  readonly kind: 'version-conflict';
}

/** Concurrent changes interfered five times: nothing was written, and a retry may succeed. */
export interface TooMuchContention {
  readonly kind: 'contended';
}
