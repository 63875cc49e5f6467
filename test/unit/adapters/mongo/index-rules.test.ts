import type { CollectionPlan } from '../../../../src/adapters/mongo/schema/plan.ts';
import { readsTooMuch, servingIndexes } from '../../../support/index-rules.ts';
import { explanationIn, faultOf } from '../../../support/mongo-plans.ts';
import type { Query } from '../../../support/mongo-queries.ts';

const planned: CollectionPlan = {
  validator: {},
  indexes: [
    { name: 'of_owner', key: { owner: 1, _id: 1 } },
    { name: 'by_age', key: { owner: 1, age: 1, size: -1 } },
    { name: 'open_ones', key: { owner: 1, due: 1 }, partialFilterExpression: { status: 'open' } },
    { name: 'noted', key: { note: 1 }, partialFilterExpression: { note: { $exists: true } } },
    { name: 'ended', key: { version: -1 }, partialFilterExpression: { endedAt: { $gte: 0 } } },
    { name: 'of_later_kinds', key: { kind: 1, _id: 1 }, partialFilterExpression: { kind: { $gt: 'a' } } },
  ],
};
const served = (query: Partial<Query>) =>
  servingIndexes({ collection: 'records', filter: {}, ...query }, planned);

describe('which indexes serve a query', () => {
  it.each<[string, Partial<Query>, readonly string[]]>([
    ['one id', { filter: { _id: 'a' } }, ['_id_']],
    ['a stretch of ids', { filter: { _id: { $gt: 'a' } }, sort: { _id: 1 } }, ['_id_']],
    ['a page of all by id', { sort: { _id: -1 }, limit: 10 }, ['_id_']],
    ['all by id, without an end', { sort: { _id: -1 } }, []],
    ['all of them', {}, []],
    ['a member that no index begins with', { filter: { age: 3 } }, []],
    ['an owner, by id', { filter: { owner: 'o' }, sort: { _id: -1 } }, ['of_owner']],
    ['an owner, by age and size', { filter: { owner: 'o' }, sort: { age: -1, size: 1 } }, ['by_age']],
    ['an owner, by age and size both upwards', { filter: { owner: 'o' }, sort: { age: 1, size: 1 } }, []],
    ['an age of an owner, by size', { filter: { owner: 'o', age: 3 }, sort: { size: 1 } }, ['by_age']],
    ['a stretch of ages, by size', { filter: { owner: 'o', age: { $gt: 3 } }, sort: { size: 1 } }, []],
    ['open ones', { filter: { owner: 'o', status: 'open' }, sort: { due: 1 } }, ['open_ones']],
    ['closed ones', { filter: { owner: 'o', status: 'closed' }, sort: { due: 1 } }, []],
    ['a note, which is there', { filter: { note: 'n' } }, ['noted']],
    ['no note', { filter: { note: null } }, []],
    [
      'ended ones, newest first',
      { filter: { version: { $gt: 0 }, endedAt: { $gte: 0, $lt: 9 } } },
      ['ended'],
    ],
    ['one of later kinds, by id', { filter: { kind: 'b' }, sort: { _id: -1 } }, ['of_later_kinds']],
    ['two of later kinds', { filter: { kind: { $in: ['b', 'c'] } } }, ['of_later_kinds']],
    ['the first kind and a later one', { filter: { kind: { $in: ['a', 'b'] } } }, []],
    ['all but the first kind', { filter: { kind: { $ne: 'a' } } }, []],
    ['owners, by id', { filter: { owner: { $in: ['o', 'p'] } }, sort: { _id: -1 } }, ['of_owner']],
    [
      'owners, by owner',
      { filter: { owner: { $in: ['o', 'p'] } }, sort: { owner: 1, _id: 1 } },
      ['of_owner'],
    ],
    [
      'owners and ages, by size',
      { filter: { owner: { $in: ['o'] }, age: { $in: [1, 2] } }, sort: { size: 1 } },
      ['by_age'],
    ],
    [
      'more owners than are merged, by id',
      { filter: { owner: { $in: Array.from({ length: 201 }, String) } }, sort: { _id: 1 } },
      [],
    ],
    ['kinds after one that is included', { filter: { kind: { $gt: 'b' } } }, ['of_later_kinds']],
    ['kinds up to one', { filter: { kind: { $lte: 'b' } } }, []],
    ['any that ended by then', { filter: { version: { $gt: 0 }, endedAt: { $lt: 9 } } }, []],
    [
      'either of two, each with an index',
      { filter: { $or: [{ _id: 'a' }, { note: 'n' }] } },
      ['_id_', 'noted'],
    ],
    ['either of two, one without', { filter: { $or: [{ _id: 'a' }, { size: 1 }] } }, []],
  ])('%s', (_, query, names) => {
    expect(served(query)).toEqual(names);
  });
});

describe('a query without a limit', () => {
  const excessive = (filter: Query['filter'], more: Partial<Query> = {}) =>
    readsTooMuch({ collection: 'records', filter, ...more }, planned);

  it('reads no more than it asks for where an index is bounded by all of its conditions', () => {
    expect(excessive({ owner: 'o', age: { $lte: 3 } })).toBe(false);
    expect(excessive({ owner: 'o', status: 'open', due: { $lte: 3 } })).toBe(false);
    expect(excessive({ owner: { $in: ['o', 'p'] }, age: { $lte: 3 } })).toBe(false);
    expect(excessive({ _id: { $in: ['a', 'b'] }, size: 1 })).toBe(false);
  });

  it('reads more where one of them is left over', () => {
    expect(excessive({ owner: 'o', status: 'closed', due: { $lte: 3 } })).toBe(true);
    expect(excessive({ owner: 'o', age: { $lte: 3 }, size: 1 })).toBe(true);
    expect(excessive({ size: 1 })).toBe(true);
    expect(excessive({ owner: 'o', $or: [{ age: 3 }, { size: 1 }] })).toBe(true);
    expect(excessive({ owner: 'o', size: 1 }, { limit: 10 })).toBe(false);
  });
});

const classic = (winningPlan: object) => ({
  queryPlanner: { winningPlan, rejectedPlans: [{ stage: 'COLLSCAN' }] },
});
const scan = { stage: 'IXSCAN', indexName: 'of_owner', keyPattern: { owner: 1, _id: 1 } };
const query: Query = { collection: 'records', filter: { owner: 'o' }, sort: { _id: 1 }, limit: 10 };
const judge = (answer: object) => faultOf(query, explanationIn(answer), planned, true);

describe('what mongod explains', () => {
  it('is read in each of its forms', () => {
    const forms = [
      classic({ stage: 'LIMIT', inputStage: { stage: 'FETCH', inputStage: scan } }),
      classic({
        isCached: false,
        queryPlan: { stage: 'FETCH', inputStage: scan },
        slotBasedPlan: { stages: '…' },
      }),
      classic({ stage: 'OR', inputStages: [scan, scan] }),
      classic({
        stage: 'SHARD_MERGE',
        shards: [{ shardName: 'a', winningPlan: { stage: 'FETCH', inputStage: scan } }],
      }),
      { stages: [{ $cursor: classic({ stage: 'PROJECTION_COVERED', inputStage: scan }) }, { $group: {} }] },
      classic({ stage: 'EXPRESS_IXSCAN', indexName: 'of_owner' }),
    ];
    for (const form of forms) {
      expect(new Set(explanationIn(form).indexes)).toEqual(new Set(['of_owner']));
      expect(judge(form)).toBeUndefined();
    }
  });

  it('is at fault where it scans the collection, however deep', () => {
    const deep = { stage: 'LIMIT', inputStage: { stage: 'OR', inputStages: [scan, { stage: 'COLLSCAN' }] } };
    expect(judge(classic(deep))).toBe('it scans the collection');
  });

  it('is at fault where it sorts without a bound, not where it sorts a page', () => {
    const sort = { stage: 'SORT', sortPattern: { _id: 1 }, inputStage: { stage: 'FETCH', inputStage: scan } };
    expect(judge(classic(sort))).toBe('it sorts without a bound');
    expect(judge(classic({ ...sort, limitAmount: 10 }))).toBeUndefined();
  });

  it('is never taken for fine where there is no plan in it', () => {
    expect(() => explanationIn({ ok: 1 })).toThrow('without a plan');
  });
});

describe('a query that no index serves', () => {
  it('is at fault on any server, whatever it explains', () => {
    const unserved = { ...query, sort: { size: 1 } };
    for (const asMongod of [true, false]) {
      expect(faultOf(unserved, explanationIn(classic(scan)), planned, asMongod)).toBe('no index serves it');
    }
  });

  it('is known by the index it takes, where a server explains no order', () => {
    const byAge = explanationIn(classic({ ...scan, indexName: 'open_ones' }));
    expect(faultOf(query, byAge, planned, false)).toContain('open_ones');
  });
});
