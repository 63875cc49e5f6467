import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  MoveEnded,
  StoreMoved,
  type Archive,
  type ArchiveSource,
} from '../../../ports/driven/storage/archive.ts';
import { writeLocks } from '../collections/storage/write-lock.ts';
import { movers, moves } from '../collections/storage/moving.ts';
import type { Kernel } from '../kernel.ts';
import { all, exclusive, get, insert, program, remove, replace } from '../program.ts';
import { writeLockOf } from '../repositories/storage/write-lock.ts';

const name = 'mover';
const locks = () => [exclusive('mover')];
/** A lease is independent of the write lock: writes of services continue beside these programs until they are blocked. */
const beside = { duringWriteLock: 'beside' } as const;

interface MoveLease {
  readonly token: string;
  /** Differs with every renewal. */
  readonly until: number;
}

interface LeaseRequest extends MoveLease {
  /** The end of the lease of a process that has not renewed it in time. */
  readonly abandoned: number | undefined;
}

/** Begins the lease of a process that moves data; returns the end of that of another process. */
const take = program<LeaseRequest, number | undefined>(
  'archive.take-lease',
  locks,
  function* ({ token, until, abandoned }) {
    const [mover] = yield* all(get(movers, name));
    const isFree = !mover || mover.token === token || mover.until === abandoned;
    if (!isFree) return mover.until;
    yield* all(mover ? replace(movers, { name, token, until }) : insert(movers, { name, token, until }));
    return undefined;
  },
  beside,
);

/** Returns whether the lease was still that of this process. */
const renew = program<MoveLease, boolean>(
  'archive.renew-lease',
  locks,
  function* ({ token, until }) {
    const [isRenewed] = yield* all(replace(movers, { name, token, until }, { token }));
    return isRenewed;
  },
  beside,
);

const release = program<string, undefined>(
  'archive.release-lease',
  locks,
  function* (token) {
    yield* all(remove(movers, [name], { token }));
    return undefined;
  },
  beside,
);

export const archiveSourcePrograms = [take, renew, release];

/** How long a crashed process blocks others. */
const leaseMs = 15_000;
const pauseMs = 500;

/**
 * Lets only one process move data, by a lease that it renews. Waits for the end of a lease that is not renewed,
 * as after a crash; it measures the time itself, because the clocks of processes differ. A process that was
 * suspended for longer than its lease finds out whether another one has taken it.
 */
const alone =
  (kernel: Kernel): ArchiveSource['alone'] =>
  async (work) => {
    const token = randomUUID();
    let renewedAt = performance.now();
    const taking = (abandoned?: number): Promise<number | undefined> => {
      renewedAt = performance.now();
      return kernel.run(take, { token, until: Date.now() + leaseMs, abandoned });
    };
    const began = performance.now();
    const first = await taking();
    for (let other = first; other !== undefined;) {
      await pause(pauseMs);
      other = await taking(performance.now() - began > leaseMs ? first : undefined);
      if (other !== undefined && other !== first) return 'occupied';
    }
    let isLost = false;
    const renewing = async (): Promise<void> => {
      const requested = performance.now();
      const isRenewed = await kernel.run(renew, { token, until: Date.now() + leaseMs });
      if (isRenewed) renewedAt = requested;
      else isLost = true;
    };
    const requireCurrent = async (): Promise<void> => {
      if (!isLost && performance.now() - renewedAt > leaseMs) await renewing();
      if (isLost) throw new MoveEnded();
    };
    const timer = setInterval(() => void renewing().catch(() => undefined), leaseMs / 3);
    try {
      return await work({ requireCurrent });
    } finally {
      clearInterval(timer);
      // A lease that is not released expires, so a failure here does not change the outcome of the work.
      await kernel.run(release, token).catch(() => undefined);
    }
  };

/** Returns the part of an archive that a move out of this store needs. */
export const archiveSource = (kernel: Kernel): Omit<ArchiveSource, keyof Archive | 'owner'> => ({
  alone: alone(kernel),
  ...writeLockOf(kernel),
});

/** Throws `StoreMoved` if everything is in another store now. */
export const requireNotMoved = async (kernel: Kernel): Promise<void> => {
  const lock = await kernel.read(get(writeLocks, 1));
  if (lock?.state !== 'moved') return;
  if ((await kernel.read(get(moves, 'move')))?.moveId === lock.moveId)
    throw new StoreMoved(
      `the move into this store was undone, and the data is in ${lock.to ?? 'another store'} again. ` +
        'Start with the address of that store, and drop this one',
    );
  throw new StoreMoved(
    `the data has moved to ${lock.to ?? 'another store'}. Start with the address of that store. ` +
      'To continue here instead, without what was written there since, undo the move (docs/move.md)',
  );
};
