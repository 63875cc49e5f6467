import { plan, type CollectionName } from '../../src/adapters/mongo/schema/index.ts';
import { startMongo } from '../../test/support/containers.ts';
import { servingIndexes } from '../../test/support/index-rules.ts';
import { explained, explainsAsMongod, faultOf } from '../../test/support/mongo-plans.ts';
import { queriesIn, shapesOf, type Query } from '../../test/support/mongo-queries.ts';
import { seededMongo } from '../../test/support/mongo-seeded.ts';
import { operations } from '../../test/support/storage-operations.ts';
import type { BenchLine } from '../figures.ts';

/**
 * How often each operation goes to the database and back, and how each query is found there. No times: the server in the
 * test images tells nothing about mongod's. `url` names a database that may be filled; without it a container is started.
 */
export async function* roundTripsAndPlans(url: string | undefined): AsyncGenerator<BenchLine> {
  const server = url === undefined ? await startMongo({ nosync: true }) : undefined;
  const { store, storage, during } = await seededMongo(url ?? server?.url ?? '');
  try {
    const queries: Query[] = [];
    for (const { name, ready, run } of operations) {
      await ready?.(storage);
      const sent = await during(() => run(storage));
      queries.push(...sent.flatMap(queriesIn));
      const commands = sent.map((command) => command.name).join(' ');
      yield { bench: 'storage', result: 'round trips', operation: name, roundTrips: sent.length, commands };
    }
    const asMongod = await explainsAsMongod(store.db, 'licenses');
    const faults: string[] = [];
    for (const [name, query] of shapesOf(queries)) {
      const planned = plan[query.collection as CollectionName];
      const found = await explained(store.db, query);
      const fault = faultOf(query, found, planned, asMongod);
      if (fault !== undefined) faults.push(`${name}: ${fault}`);
      yield {
        bench: 'storage',
        result: 'plan',
        query: name,
        served: servingIndexes(query, planned).join(' '),
        explained: found.stages.join(' < '),
        goesBy: found.indexes.join(' '),
        judgedBy: asMongod
          ? 'its explanation'
          : 'the rules of indexes: this server does not explain as mongod does',
        fault: fault ?? 'none',
      };
    }
    if (faults.length > 0) throw new Error(`queries at fault:\n${faults.join('\n')}`);
  } finally {
    await store.close();
    await server?.stop();
  }
}
