import type { AuditNote } from '../../../../domain/audit/entry.ts';
import { MoveEnded, type ArchiveSource, type WriteLock } from '../../../../ports/driven/storage/archive.ts';
import { writeLocks } from '../../collections/storage/write-lock.ts';
import type { Kernel } from '../../kernel.ts';
import { abort, all, get, insert, program, remove, replace } from '../../program.ts';
import { conclude, locksOf } from '../shared/conclude.ts';

const effectsOf = (audit: AuditNote | undefined) => ({
  ...{ events: [], mails: [] },
  ...{ audit, idempotency: undefined },
});

interface Acquisition {
  readonly begun: Omit<WriteLock, 'state'>;
  readonly audit: AuditNote | undefined;
}

const exclusive = { duringWriteLock: true };

const acquire = program<Acquisition, WriteLock>(
  'write-lock.acquire',
  ({ audit }) => locksOf(effectsOf(audit)),
  function* ({ begun, audit }) {
    const [before] = yield* all(get(writeLocks, 1));
    if (before) return before;
    const lock: WriteLock = { ...begun, state: 'moving' };
    yield* all(insert(writeLocks, lock));
    yield* conclude(effectsOf(audit));
    return lock;
  },
  exclusive,
);

const markMoved = program<string, 'marked' | 'ended'>(
  'write-lock.mark-moved',
  () => [],
  function* (moveId) {
    const [lock] = yield* all(get(writeLocks, 1));
    if (lock?.moveId !== moveId) return abort('ended');
    yield* all(replace(writeLocks, { ...lock, state: 'moved' }));
    return 'marked';
  },
  exclusive,
);

interface Release {
  readonly moveId: string;
  readonly audit: AuditNote | undefined;
}

const release = program<Release, 'released' | 'ended'>(
  'write-lock.release',
  ({ audit }) => locksOf(effectsOf(audit)),
  function* ({ moveId, audit }) {
    const [lock] = yield* all(get(writeLocks, 1));
    if (!lock) return abort('released');
    if (lock.moveId !== moveId) return abort('ended');
    yield* all(remove(writeLocks, [1]));
    yield* conclude(effectsOf(audit));
    return 'released';
  },
  exclusive,
);

export const writeLockPrograms = [acquire, markMoved, release];

/** Returns the part of an archive that blocks and unblocks writes. */
export const writeLockOf = (
  kernel: Kernel,
): Pick<ArchiveSource, 'writeLock' | 'acquireWriteLock' | 'markMoved' | 'releaseWriteLock'> => ({
  writeLock: () => kernel.read(get(writeLocks, 1)),
  acquireWriteLock: (begun, audit) => kernel.run(acquire, { begun, audit }),
  markMoved: async (moveId) => {
    if ((await kernel.run(markMoved, moveId)) === 'ended') throw new MoveEnded();
  },
  releaseWriteLock: async (moveId, audit) => {
    if ((await kernel.run(release, { moveId, audit })) === 'ended') throw new MoveEnded();
  },
});
