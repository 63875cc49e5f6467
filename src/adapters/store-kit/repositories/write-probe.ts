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
 * the database answers each statement slowly. Returns the reason if writes are held.
 */
export const probeWrites = (kernel: Kernel) => async (): Promise<string | undefined> => {
  const place = Math.floor(Math.random() * places);
  // At the same time, so that both together take no longer than the kernel lets one call take.
  const [hold, written] = await Promise.allSettled([kernel.read(get(holds, 1)), kernel.run(probe, place)]);
  if (hold.status === 'rejected') throw hold.reason;
  if (hold.value) return reasonsOfHold[hold.value.state];
  if (written.status === 'rejected') throw written.reason;
  return undefined;
};
