import type { AuditNote } from '../../../../domain/audit/entry.ts';
import { MoveEnded, type ArchiveSource, type Hold } from '../../../../ports/driven/storage/archive.ts';
import { holds } from '../../collections/storage/hold.ts';
import type { Kernel } from '../../kernel.ts';
import { abort, all, get, insert, program, remove, replace } from '../../program.ts';
import { conclude, locksOf } from '../shared/conclude.ts';

const effectsOf = (audit: AuditNote | undefined) => ({
  ...{ events: [], mails: [] },
  ...{ audit, idempotency: undefined },
});

interface Holding {
  readonly begun: Omit<Hold, 'state'>;
  readonly audit: AuditNote | undefined;
}

const whileHeld = { whileHeld: true };

const begin = program<Holding, Hold>(
  'hold.begin',
  ({ audit }) => locksOf(effectsOf(audit)),
  function* ({ begun, audit }) {
    const [before] = yield* all(get(holds, 1));
    if (before) return before;
    const hold: Hold = { ...begun, state: 'moving' };
    yield* all(insert(holds, hold));
    yield* conclude(effectsOf(audit));
    return hold;
  },
  whileHeld,
);

const leave = program<string, 'left' | 'ended'>(
  'hold.leave',
  () => [],
  function* (moveId) {
    const [hold] = yield* all(get(holds, 1));
    if (hold?.moveId !== moveId) return abort('ended');
    yield* all(replace(holds, { ...hold, state: 'moved' }));
    return 'left';
  },
  whileHeld,
);

interface Releasing {
  readonly moveId: string;
  readonly audit: AuditNote | undefined;
}

const release = program<Releasing, 'released' | 'ended'>(
  'hold.release',
  ({ audit }) => locksOf(effectsOf(audit)),
  function* ({ moveId, audit }) {
    const [hold] = yield* all(get(holds, 1));
    if (!hold) return abort('released');
    if (hold.moveId !== moveId) return abort('ended');
    yield* all(remove(holds, [1]));
    yield* conclude(effectsOf(audit));
    return 'released';
  },
  whileHeld,
);

export const holdPrograms = [begin, leave, release];

/** Returns the part of an archive that blocks and unblocks writes. */
export const holdOf = (kernel: Kernel): Pick<ArchiveSource, 'held' | 'hold' | 'leave' | 'release'> => ({
  held: () => kernel.read(get(holds, 1)),
  hold: (begun, audit) => kernel.run(begin, { begun, audit }),
  leave: async (moveId) => {
    if ((await kernel.run(leave, moveId)) === 'ended') throw new MoveEnded();
  },
  release: async (moveId, audit) => {
    if ((await kernel.run(release, { moveId, audit })) === 'ended') throw new MoveEnded();
  },
});
