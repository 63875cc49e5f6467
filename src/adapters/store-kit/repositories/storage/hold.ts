import type { AuditNote } from '../../../../domain/audit/entry.ts';
import type { ArchiveSource, Hold } from '../../../../ports/driven/storage/archive.ts';
import { holds } from '../../collections/hold.ts';
import type { Kernel } from '../../kernel.ts';
import { all, get, insert, program, remove, replace } from '../../program.ts';
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

const leave = program<undefined, 'left'>(
  'hold.leave',
  () => [],
  function* () {
    const [hold] = yield* all(get(holds, 1));
    if (hold) yield* all(replace(holds, { ...hold, state: 'moved' }));
    return 'left';
  },
  whileHeld,
);

const release = program<{ readonly audit: AuditNote | undefined }, 'released'>(
  'hold.release',
  ({ audit }) => locksOf(effectsOf(audit)),
  function* ({ audit }) {
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
  leave: async () => {
    await kernel.run(leave, undefined);
  },
  release: async (audit) => {
    await kernel.run(release, { audit });
  },
});
