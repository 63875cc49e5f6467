import { plan } from '../../../../src/adapters/mongo/schema/index.ts';
import type { CollectionPlan, IndexPlan } from '../../../../src/adapters/mongo/schema/plan.ts';

const collections = Object.entries(plan) as readonly (readonly [string, CollectionPlan])[];
const sharded = collections.flatMap(([name, { shardKey, indexes }]) =>
  shardKey ? [{ name, shardKey, indexes }] : [],
);

const beginsWith = ({ key }: IndexPlan, shardKey: Readonly<Record<string, unknown>>): boolean => {
  const wanted = Object.keys(shardKey);
  return Object.keys(key)
    .slice(0, wanted.length)
    .every((member, i) => member === wanted[i]);
};

/** Every object schema within a validator that lists its members. */
const listing = (schema: object): readonly Readonly<Record<string, unknown>>[] =>
  Object.values(schema)
    .flatMap((part: unknown) => (typeof part === 'object' && part !== null ? listing(part) : []))
    .concat('properties' in schema ? [{ ...schema }] : []);

describe('the plan of the collections', () => {
  it('keeps a rule of uniqueness on a sharded cluster: its index begins with the shard key', () => {
    expect(sharded.length).toBeGreaterThan(0);
    for (const { name, shardKey, indexes } of sharded) {
      const breaking = indexes.filter((index) => index.unique === true && !beginsWith(index, shardKey));
      expect([name, breaking.map((index) => index.name)]).toEqual([name, []]);
    }
  });

  it('has a whole index that begins with the shard key, where that is not the id', () => {
    for (const { name, shardKey, indexes } of sharded) {
      if (Object.keys(shardKey).join() === '_id') continue;
      const bearing = indexes.filter(
        (index) => !index.partialFilterExpression && beginsWith(index, shardKey),
      );
      expect([name, bearing.length > 0]).toEqual([name, true]);
    }
  });

  it('shards what grows with the partners by the platform, its endpoint, or the id', () => {
    const ways = ['platformId', 'endpointId', '_id'];
    for (const { shardKey } of sharded) expect(ways).toContain(Object.keys(shardKey)[0]);
  });

  it('refuses a member that nobody knows, in every collection', () => {
    for (const [name, { validator }] of collections) {
      const open = listing(validator).filter((schema) => schema['additionalProperties'] !== false);
      expect([name, listing(validator).length > 0, open]).toEqual([name, true, []]);
    }
  });

  it('names every index once, and refers only to members that documents have', () => {
    const names = collections.flatMap(([, { indexes }]) => indexes.map(({ name }) => name));
    expect(names).toEqual([...new Set(names)]);
    for (const [name, { validator, indexes, shardKey = {} }] of collections) {
      const members = Object.keys(validator['properties'] as object);
      const used = [
        shardKey,
        ...indexes.flatMap(({ key, partialFilterExpression = {} }) => [key, partialFilterExpression]),
      ]
        .flatMap((record) => Object.keys(record))
        .map((path) => path.split('.')[0]);
      expect([name, used.filter((member) => member === undefined || !members.includes(member))]).toEqual([
        name,
        [],
      ]);
    }
  });
});
