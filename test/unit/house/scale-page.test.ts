import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plan } from '../../../src/adapters/mongo/schema/index.ts';
import type { CollectionPlan } from '../../../src/adapters/mongo/schema/plan.ts';

const page = await readFile(join(import.meta.dirname, '../../../docs/scale.md'), 'utf8');

const command = (name: string, shardKey: NonNullable<CollectionPlan['shardKey']>): string => {
  const key = Object.entries(shardKey).map(
    ([member, kind]) => `${member}: ${kind === 1 ? '1' : `'${kind}'`}`,
  );
  return `sh.shardCollection('licensing.${name}', { ${key.join(', ')} });`;
};

describe('the page on several machines', () => {
  it('names the command for every collection that is sharded, with the key of the plan, and no other', () => {
    const planned = Object.entries(plan as Readonly<Record<string, CollectionPlan>>).flatMap(
      ([name, { shardKey }]) => (shardKey ? [command(name, shardKey)] : []),
    );
    const told = page.split('\n').filter((line) => line.startsWith('sh.'));
    expect(told.toSorted()).toEqual(planned.toSorted());
  });
});
