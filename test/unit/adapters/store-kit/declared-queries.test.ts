import { describedIn } from '../../../../src/adapters/mongo/kernel/schema.ts';
import { declaredQueries, type DeclaredQuery } from '../../../support/stores/declared-queries.ts';
import { indexFault, mongoQueryOf } from '../../../support/stores/mongo-index-use.ts';
import { collections } from '../../../../src/adapters/store-kit/index.ts';
import type { Index } from '../../../../src/adapters/store-kit/collection.ts';

describe('queries of the repositories', () => {
  let queries: readonly DeclaredQuery[];
  beforeAll(async () => {
    queries = await declaredQueries();
  });

  it('use every index that is declared', () => {
    const used = new Set(queries.map(({ index }) => index));
    const idle = collections
      .flatMap(({ indexes }) => Object.values<Index<never>>(indexes))
      .filter((index) => !index.unique && !used.has(index))
      .map(({ name, collection }) => `${collection.name}.${name}`);
    expect(idle).toEqual([]);
  });

  it('are each answered by their index on MongoDB, in its order', () => {
    const requested = queries.flatMap((query) => {
      const sent = mongoQueryOf(query);
      return sent ? [{ ...query, ...sent }] : [];
    });
    expect(requested.length).toBeGreaterThan(100);
    const faults = requested.flatMap(({ name, index, ...query }) => {
      const fault = indexFault(describedIn(index), query);
      return fault === undefined ? [] : [`${name}: ${fault}`];
    });
    expect(faults).toEqual([]);
  });
});
