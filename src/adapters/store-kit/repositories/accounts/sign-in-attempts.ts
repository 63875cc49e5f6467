import type { AuditNote } from '../../../../domain/audit/entry.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import { attempted, withoutAttempt, type Attempts } from '../../../../domain/accounts/attempts.ts';
import type { AccountStore } from '../../../../ports/driven/accounts/account-store.ts';
import { signInAttempts, type AttemptsRecord } from '../../collections/accounts.ts';
import type { Kernel } from '../../kernel.ts';
import { all, exclusive, get, insert, program, replace, type Lock } from '../../program.ts';
import { conclude, locksOf } from '../shared/conclude.ts';
import { deleteAll, deletionBy } from '../shared/deletion.ts';

/** The lock for counting the attempts of one address, and for deleting them. */
export const attemptsLock = (who: string): Lock => exclusive('sign-in-attempts', who);

const attemptsIn = (stored: AttemptsRecord | undefined): Attempts => ({
  count: stored?.count ?? 0,
  ...(stored?.lockedUntil !== undefined && { lockedUntil: stored.lockedUntil }),
});

interface Attempt {
  readonly who: string;
  readonly now: Instant;
}

const attempt = program<Attempt, Attempts | 'locked'>(
  'account-store.attempt',
  ({ who }) => [attemptsLock(who)],
  function* ({ who, now }) {
    const [stored] = yield* all(get(signInAttempts, who));
    const next = attempted(attemptsIn(stored), now);
    if (next === 'locked') return next;
    const record = { who, ...next, lastAt: now };
    const [isReplaced] = yield* all(replace(signInAttempts, record));
    // There was no record, or retention deleted it meanwhile.
    if (!isReplaced) yield* all(insert(signInAttempts, record));
    return next;
  },
);

interface TakenBack {
  readonly who: string;
  readonly created: Attempts;
}

const undoAttempt = program<TakenBack, undefined>(
  'account-store.undo-attempt',
  ({ who }) => [attemptsLock(who)],
  function* ({ who, created }) {
    const [stored] = yield* all(get(signInAttempts, who));
    if (stored) {
      const { lastAt } = stored;
      yield* all(replace(signInAttempts, { who, ...withoutAttempt(attemptsIn(stored), created), lastAt }));
    }
    return undefined;
  },
);

interface Failure {
  readonly who: string;
  readonly at: Instant;
  readonly audit: AuditNote | undefined;
}

const failed = program<Failure, undefined>(
  'account-store.failed',
  ({ who, audit }) => [attemptsLock(who), ...locksOf({ audit, idempotency: undefined })],
  function* ({ who, at, audit }) {
    const [stored] = yield* all(get(signInAttempts, who));
    if (stored) yield* all(replace(signInAttempts, { ...stored, lastAt: at }));
    yield* conclude({ events: [], mails: [], audit, idempotency: undefined });
    return undefined;
  },
);

const deleteExpiredAttempts = deletionBy(
  'account-store.delete-expired-attempts',
  signInAttempts.indexes.byTime,
);

export const signInAttemptPrograms = [attempt, undoAttempt, failed, deleteExpiredAttempts];

type OfAttempts = 'attempt' | 'undoAttempt' | 'failed' | 'locks' | 'deleteExpiredAttempts';

/** Returns the part of the store that counts attempts to sign in. */
export const signInAttemptsOf = (kernel: Kernel): Pick<AccountStore, OfAttempts> => ({
  attempt: (who, now) => kernel.run(attempt, { who, now }),
  undoAttempt: async (who, created) => {
    await kernel.run(undoAttempt, { who, created });
  },
  failed: async (who, at, audit) => {
    await kernel.run(failed, { who, at, audit });
  },
  locks: async (whos, now) => {
    const found = await Promise.all(whos.map((who) => kernel.read(get(signInAttempts, who))));
    return new Map(
      found.flatMap((stored) =>
        stored?.lockedUntil !== undefined && stored.lockedUntil > now
          ? [[stored.who, stored.lockedUntil] as const]
          : [],
      ),
    );
  },
  deleteExpiredAttempts: (before) => deleteAll(kernel, deleteExpiredAttempts, before - 1),
});
