import { holds, reasonsOfHold } from '../collections/hold.ts';
import { writeProbes } from '../collections/write-probes.ts';
import type { Kernel } from '../kernel.ts';
import { add, all, get, program } from '../program.ts';

/** Processes that probe at once seldom meet on one row. */
const places = 64;
/** Issuing a license under an idempotency key takes about as many round trips. */
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
 * Writes as a request does: a transaction of as many round trips. Throws `Unavailable` if it does not end in time, for example because
 * the database answers each statement slowly. Returns the reason if writes are held. Bounded as a request is, by the storage deadline.
 */
export const probeWrites = (kernel: Kernel) => async (): Promise<string | undefined> => {
  const hold = await kernel.read(get(holds, 1));
  return hold ? reasonsOfHold[hold.state] : kernel.run(probe, Math.floor(Math.random() * places));
};
