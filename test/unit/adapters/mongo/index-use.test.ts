import { indexFault, type MongoQuery } from '../../../support/stores/plans/mongo-index-use.ts';

describe('an index of MongoDB', () => {
  const page: MongoQuery = {
    filter: { $and: [{ status: 'active' }, { platformId: 'plt_1' }, { validUntil: { $lte: 5 } }] },
    sort: { validUntil: 1, licenseId: 1 },
  };
  const faultOf = (key: Readonly<Record<string, 1 | -1>>, partialFilterExpression = {}, query = page) =>
    indexFault({ key, partialFilterExpression }, query);
  const active = { status: 'active' };

  it('answers a page in either direction', () => {
    expect(faultOf({ platformId: 1, validUntil: 1, licenseId: 1 }, active)).toBeUndefined();
    expect(faultOf({ platformId: 1, validUntil: -1, licenseId: -1 }, active)).toBeUndefined();
    expect(faultOf({ status: 1, platformId: 1, validUntil: 1, licenseId: 1 })).toBeUndefined();
  });

  it.each([
    ['lacks a member', { platformId: 1, licenseId: 1 }, active, 'sorts by validUntil, licenseId'],
    [
      'has another order',
      { platformId: 1, licenseId: 1, validUntil: 1 },
      active,
      'sorts by validUntil, licenseId',
    ],
    [
      'turns in its order',
      { platformId: 1, validUntil: 1, licenseId: -1 },
      active,
      'sorts by validUntil, licenseId',
    ],
    [
      'begins with another member',
      { trackId: 1, platformId: 1, validUntil: 1, licenseId: 1 },
      active,
      'sorts by',
    ],
    [
      'lacks the condition',
      { platformId: 1, validUntil: 1, licenseId: 1 },
      {},
      'examines status of each document',
    ],
    [
      'contains other documents',
      { platformId: 1, validUntil: 1, licenseId: 1 },
      { status: 'revoked' },
      'contains only documents with ["status","revoked"]',
    ],
  ] as const)('is rejected if it %s', (_case, key, partial, fault) => {
    expect(faultOf(key, partial)).toContain(fault);
  });

  it('is rejected if it would examine each document of a page that is not sorted', () => {
    const query = { filter: { platformId: 'plt_1', trackId: 'trk_1' }, sort: {} };
    expect(faultOf({ platformId: 1, licenseId: 1 }, {}, query)).toBe('examines trackId of each document');
  });
});
