import { mongoStorage, prepareMongo } from '../../src/adapters/mongo/index.ts';
import { startMongo } from '../../test/support/servers/containers.ts';
import { operations } from '../../test/support/stores/storage-operations.ts';
import { seed } from '../../test/support/stores/storage-operations/stage.ts';
import type { BenchLine } from '../figures.ts';

/**
 * Counts the round trips of each operation. It measures no times, because the server in the test images differs from mongod. `url`
 * names a database that the bench may fill; without it, it starts a container.
 */
export async function* roundTrips(url: string | undefined): AsyncGenerator<BenchLine> {
  const server = url === undefined ? await startMongo({ nosync: true }) : undefined;
  const address = url ?? server?.url ?? '';
  await prepareMongo({ url: address }, () => undefined);
  const sent: string[] = [];
  const storage = mongoStorage({
    url: address,
    timeoutMs: 60_000,
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
