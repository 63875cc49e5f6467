import { preparePostgres, postgresStorage } from '../../src/adapters/postgres/storage.ts';
import { aUsageEvent, platformId, trackId } from '../../test/support/builders/builders.ts';
import { startPostgres } from '../../test/support/servers/containers.ts';
import { platformUnderLoad, trackIn } from '../../test/support/stores/ledger-load.ts';
import { countingRoundTrips } from '../../test/support/stores/postgres-round-trips.ts';
import { operations } from '../../test/support/stores/storage-operations.ts';
import { seed } from '../../test/support/stores/storage-operations/stage.ts';
import type { BenchLine } from '../figures.ts';
import { measuredOn } from './measured.ts';
import { noEffects } from '../../test/support/effects.ts';

const platforms = 8;
const eventsInBatch = 50;

/** Counts the round trips of each operation. */
async function* roundTripsOf(url: string): AsyncGenerator<BenchLine> {
  const storage = postgresStorage({ url, timeoutMs: 60_000 });
  const { during, stop } = countingRoundTrips();
  try {
    await seed(storage);
    for (const { name, ready, run } of operations) {
      await ready?.(storage);
      const roundTrips = await during(() => run(storage));
      yield { bench: 'storage', result: 'round trips to PostgreSQL', operation: name, roundTrips };
    }
  } finally {
    stop();
    await storage.close();
  }
}

/** Measures time with a server whose commits do not wait for a disk: the cost of the service and its round trips. */
async function* figuresOf(url: string): AsyncGenerator<BenchLine> {
  const storage = postgresStorage({ url, timeoutMs: 60_000 });
  const measured = measuredOn('postgres');
  try {
    const track = await trackIn(storage, 1_001);
    const loads = await Promise.all(
      Array.from({ length: platforms }, (_, n) => platformUnderLoad(storage, track, 101 + n)),
    );
    const issue = async (nth: number): Promise<void> => {
      const answer = await loads[nth]?.ask(storage);
      if (answer?.outcome !== 'opened') throw new Error(`no license was issued: ${String(answer?.outcome)}`);
    };
    yield await measured('issue a license', 100, 1, () => issue(0));
    yield await measured('issue a license, one platform', 400, 32, () => issue(0));
    yield await measured(`issue a license, ${platforms} platforms`, 400, 32, (n) => issue(n % platforms));
    yield await measured('read a track', 2_000, 1, () => storage.library.find(track.trackId));
    yield await measured(`record ${eventsInBatch} usage events of forty tracks`, 20, 1, (batch) =>
      storage.journal.record({
        batchId: `bench-${batch}`,
        rejected: [],
        events: Array.from({ length: eventsInBatch }, (_, index) => {
          const usage = { platformId: platformId(1), trackId: trackId(1 + (index % 40)) };
          return { index, event: aUsageEvent(usage, 5_000_000 + batch * eventsInBatch + index) };
        }),
        effects: noEffects,
      }),
    );
  } finally {
    await storage.close();
  }
}

/** `url` names a database that the bench may fill; without it, it starts a container. */
export async function* postgresFigures(url: string | undefined): AsyncGenerator<BenchLine> {
  const server = url === undefined ? await startPostgres({ nosync: true }) : undefined;
  const address = url ?? server?.url ?? '';
  try {
    await preparePostgres(address, () => undefined);
    yield* roundTripsOf(address);
    yield* figuresOf(address);
  } finally {
    await server?.stop();
  }
}
