import { randomUUID } from 'node:crypto';
import { StoreMoved, type ArchiveSource } from '../../../ports/driven/storage/archive.ts';
import { holds, reasonsOfHold } from '../collections/hold.ts';
import { movers } from '../collections/moving.ts';
import type { Kernel } from '../kernel.ts';
import { all, get, insert, program, remove, replace } from '../program.ts';
import { holdOf } from '../repositories/storage/hold.ts';

const name = 'mover';
const whileHeld = { whileHeld: true };

interface Turn {
  readonly token: string;
  readonly now: number;
  readonly until: number;
}

/** Begins or renews the turn of a process that moves data. */
const take = program<Turn, boolean>(
  'archive.take-turn',
  () => [],
  function* ({ token, now, until }) {
    const [mover] = yield* all(get(movers, name));
    if (mover && mover.token !== token && mover.until > now) return false;
    yield* all(mover ? replace(movers, { name, token, until }) : insert(movers, { name, token, until }));
    return true;
  },
  whileHeld,
);

const giveBack = program<string, undefined>(
  'archive.give-back-turn',
  () => [],
  function* (token) {
    yield* all(remove(movers, [name], { token }));
    return undefined;
  },
  whileHeld,
);

export const archiveSourcePrograms = [take, giveBack];

/** How long a crashed process blocks others. */
const turnMs = 30_000;

/** Lets only one process move data, by a lease that it renews. */
const alone =
  (kernel: Kernel): ArchiveSource['alone'] =>
  async (work) => {
    const token = randomUUID();
    const taking = (): Promise<boolean> => {
      const now = Date.now();
      return kernel.run(take, { token, now, until: now + turnMs });
    };
    if (!(await taking())) return 'occupied';
    const renewing = setInterval(() => void taking().catch(() => undefined), turnMs / 3);
    try {
      return await work();
    } finally {
      clearInterval(renewing);
      await kernel.run(giveBack, token);
    }
  };

/** Returns the part of an archive that a move out of this store needs. */
export const leaving = (kernel: Kernel): Omit<ArchiveSource, 'read' | 'count' | 'totals'> => ({
  alone: alone(kernel),
  ...holdOf(kernel),
});

/** Throws `StoreMoved` if everything is in another store now. */
export const refuseMoved = async (kernel: Kernel): Promise<void> => {
  if ((await kernel.read(get(holds, 1)))?.state !== 'moved') return;
  throw new StoreMoved(
    `${reasonsOfHold.moved}. Start with the address of that one; or undo the move, to go on here without what was written there since`,
  );
};
