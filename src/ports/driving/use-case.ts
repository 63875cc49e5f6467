import type { Result } from '../../domain/shared/result.ts';

/** Something the application does for whoever drives it. Expected failures are values. */
export type UseCase<Input, Value, Failure = never> = (input: Input) => Promise<Result<Value, Failure>>;

/** The record is at none of the versions that the caller allows to be edited. */
export interface VersionConflict {
  readonly kind: 'version-conflict';
}

/** Rivals changed the facts under the decision five times over: nothing was written, trying again may help. */
export interface TooMuchContention {
  readonly kind: 'contended';
}
