import type { FeedFailure, FeedState } from './feed-state.ts';
import type { FollowedLibrary } from './leader.ts';

/** The store cannot be read. */
class StoreFailed extends Error {
  override readonly name = 'StoreFailed';
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns the library with errors that `failureOf` recognizes. */
export const recognized = (library: FollowedLibrary): FollowedLibrary => {
  const fail = (error: unknown): never => {
    throw new StoreFailed(reasonOf(error), { cause: error });
  };
  return {
    head: () => library.head().catch(fail),
    changes: (after, limit) => library.changes(after, limit).catch(fail),
    findMany: (ids) => library.findMany(ids).catch(fail),
  };
};

/** Why searches fail or lack changes: a failure, or the index itself is missing. */
export interface FeedIssue extends Omit<FeedFailure, 'of'> {
  readonly of: FeedFailure['of'] | 'index';
  /** A clause for the log. */
  readonly reason: string;
}

/** Returns the issue of an error of this process. */
export const failureOf = (error: unknown): FeedIssue & FeedFailure => ({
  of: error instanceof StoreFailed ? 'store' : 'server',
  since: Date.now(),
  reason: reasonOf(error),
});

/** Returns the issue that the leader has recorded. */
export const recordedIn = (state: FeedState | undefined): FeedIssue | undefined =>
  state?.failure && {
    ...state.failure,
    reason:
      state.failure.of === 'store'
        ? 'the leading process cannot read the store'
        : 'the search server does not accept the changes of the leading process',
  };
