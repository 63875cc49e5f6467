import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { StoreMoved, type Archive, type ArchiveSource } from '../../../ports/driven/storage/archive.ts';
import { holds } from '../collections/hold.ts';
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
  /** The end of the turn of a process that has not renewed it in time. */
  readonly abandoned: number | undefined;
}

/** Begins or renews the turn of a process that moves data; returns the end of that of another process. */
const take = program<Turn, number | undefined>(
  'archive.take-turn',
  () => [],
  function* ({ token, now, until, abandoned }) {
    const [mover] = yield* all(get(movers, name));
    const isFree = !mover || mover.token === token || mover.until <= now || mover.until === abandoned;
    if (!isFree) return mover.until;
    yield* all(mover ? replace(movers, { name, token, until }) : insert(movers, { name, token, until }));
    return undefined;
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
const turnMs = 15_000;
const pauseMs = 500;

/**
 * Lets only one process move data, by a turn that it renews. Waits for the end of a turn that is not renewed,
 * as after a crash; it measures the time itself, because the clocks of processes differ.
 */
const alone =
  (kernel: Kernel): ArchiveSource['alone'] =>
  async (work) => {
    const token = randomUUID();
    const taking = (abandoned?: number): Promise<number | undefined> => {
      const now = Date.now();
      return kernel.run(take, { token, now, until: now + turnMs, abandoned });
    };
    const began = performance.now();
    const first = await taking();
    for (let other = first; other !== undefined;) {
      await pause(pauseMs);
      other = await taking(performance.now() - began > turnMs ? first : undefined);
      if (other !== undefined && other !== first) return 'occupied';
    }
    const renewing = setInterval(() => void taking().catch(() => undefined), turnMs / 3);
    try {
      return await work();
    } finally {
      clearInterval(renewing);
      await kernel.run(giveBack, token);
    }
  };

/** Returns the part of an archive that a move out of this store needs. */
export const leaving = (kernel: Kernel): Omit<ArchiveSource, keyof Archive | 'owner'> => ({
  alone: alone(kernel),
  ...holdOf(kernel),
});

/** Throws `StoreMoved` if everything is in another store now. */
export const refuseMoved = async (kernel: Kernel): Promise<void> => {
  const hold = await kernel.read(get(holds, 1));
  if (hold?.state !== 'moved') return;
  throw new StoreMoved(
    `the data has moved to ${hold.to ?? 'another store'}. Start with the address of that store. ` +
      'To continue here instead, without what was written there since, undo the move (docs/move.md)',
  );
};
