import { writeLocks, writeLockReasons } from '../../collections/storage/write-lock.ts';
import { writeProbes } from '../../collections/storage/write-probes.ts';
import type { Kernel } from '../../kernel.ts';
import { add, all, get, program } from '../../program.ts';

/** The number of rows, so that simultaneous probes rarely share one. */
const places = 64;
/** The number of round trips, about as many as issuing a license under an idempotency key takes. */
const steps = 10;

const probe = program<number, undefined>(
  'write-probe',
  () => [],
  function* (place) {
    for (let step = 1; step <= steps; step++) yield* all(add(writeProbes, [place], { steps: 1 }));
    return undefined;
  },
);

export const writeProbePrograms = [probe];

/**
 * Writes like a request does: a transaction with as many round trips. Throws `Unavailable` if it does not end
 * in time, for example because the database answers each statement slowly. Returns the reason if writes are
 * blocked. Like a request, it is limited by the storage deadline.
 */
export const probeWrites = (kernel: Kernel) => async (): Promise<string | undefined> => {
  const lock = await kernel.read(get(writeLocks, 1));
  return lock ? writeLockReasons[lock.state] : kernel.run(probe, Math.floor(Math.random() * places));
};
