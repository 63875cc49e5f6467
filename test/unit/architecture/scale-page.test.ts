import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fieldOf } from '../../../src/adapters/mongo/kernel/documents.ts';
import { shardKeys } from '../../../src/adapters/mongo/shard-keys.ts';
import type { Index } from '../../../src/adapters/store-kit/collection.ts';
import { collections } from '../../../src/adapters/store-kit/index.ts';

const page = await readFile(join(import.meta.dirname, '../../../docs/scale.md'), 'utf8');

const command = ([name, shardKey]: readonly [string, (typeof shardKeys)[string]]): string => {
  const key = Object.entries(shardKey).map(
    ([member, kind]) => `${member}: ${kind === 1 ? '1' : `'${kind}'`}`,
  );
  return `sh.shardCollection('licensing.${name}', { ${key.join(', ')} });`;
};

describe('the page on several machines', () => {
  it('names the command for every collection that is sharded, and no other', () => {
    const documented = page.split('\n').filter((line) => line.startsWith('sh.'));
    expect(documented.toSorted()).toEqual(Object.entries(shardKeys).map(command).toSorted());
  });
});

describe('a shard key', () => {
  it.each(Object.entries(shardKeys))('is how every unique index of %s begins', (name, shardKey) => {
    const collection = collections.find((each) => each.name === name);
    if (!collection) throw new Error(`there is no collection ${name}`);
    const fields = Object.keys(shardKey);
    const unique = Object.values<Index<never>>(collection.indexes)
      .filter((index) => index.unique)
      .map(({ on }) => on.map((member) => fieldOf(collection, member)))
      // IDs are issued by the service, which issues none twice.
      .filter(([first]) => first !== '_id');
    expect(unique.map((on) => on.slice(0, fields.length))).toEqual(unique.map(() => fields));
  });
});
