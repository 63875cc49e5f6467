import { mongoStorage, prepareMongo } from '../../src/adapters/mongo/index.ts';
import { startMongo } from '../../test/support/containers.ts';
import { operations } from '../../test/support/storage-operations.ts';
import { seed } from '../../test/support/storage-operations/stage.ts';
import type { BenchLine } from '../figures.ts';

/**
 * How often each operation goes to the database and back. No times: the server in the test images says nothing about mongod's. `url`
 * names a database that may be filled; without it a container is started.
 */
export async function* roundTrips(url: string | undefined): AsyncGenerator<BenchLine> {
  const server = url === undefined ? await startMongo({ nosync: true }) : undefined;
  const address = url ?? server?.url ?? '';
  await prepareMongo({ url: address }, () => undefined);
  const sent: string[] = [];
  const storage = mongoStorage({
    url: address,
    patienceMs: 60_000,
    observe: (name) => void sent.push(name),
  });
  try {
    await seed(storage);
    for (const { name, ready, run } of operations) {
      await ready?.(storage);
      const before = sent.length;
      await run(storage);
      const commands = sent.slice(before);
      yield {
        bench: 'storage',
        result: 'round trips',
        operation: name,
        roundTrips: commands.length,
        commands: commands.join(' '),
      };
    }
  } finally {
    await storage.close();
    await server?.stop();
  }
}
