import type { SearchHit } from '@platform-licensing/client';
import { addressOf } from '../../../../portal/src/console/find/addresses.ts';
import { roles, type Role } from '../../../../src/domain/staff/staff.ts';

const hit = (kind: SearchHit['kind'], more: Partial<SearchHit> = {}) => ({ kind, id: 'x_1', ...more });
const hits = [
  hit('track'),
  hit('license'),
  hit('platform'),
  hit('decision', { trackId: 'trk_1' }),
  hit('appeal'),
  hit('notice'),
  hit('artist'),
  hit('staff'),
  hit('enrichment', { platformId: 'plt_1' }),
  hit('checkout', { platformId: 'plt_1' }),
  hit('delivery', { platformId: 'plt_1' }),
  hit('event', { platformId: 'plt_1' }),
  hit('event', { trackId: 'trk_1' }),
  hit('invoice', { platformId: 'plt_1' }),
  hit('period'),
  hit('statement'),
];
const reviewed = ['/tracks/x_1', '/licenses/x_1', '/platforms/x_1', '/tracks/trk_1#x_1', '/appeals/x_1'];
const none: readonly undefined[] = Array.from({ length: 5 }, () => undefined);
const owned = ['/platforms/plt_1', '/platforms/plt_1', '/deliveries/x_1', '/events/x_1', '/events/x_1'];
const billed = [
  '/finance?invoiceId=x_1&platform=plt_1',
  '/finance/royalties?period=x_1',
  '/finance/statement?id=x_1',
];
const unbilled = billed.map(() => undefined);

describe('the pages of records that were found', () => {
  it.each<[Role, readonly (string | undefined)[]]>([
    ['moderator', [...reviewed, undefined, '/artists/x_1', undefined, ...owned, ...unbilled]],
    ['rights', [...reviewed, '/notices/x_1', '/artists/x_1', undefined, ...owned, ...unbilled]],
    ['finance', [...none.slice(0, 2), '/platforms/x_1', ...none, ...owned, ...billed]],
    ['admin', [...reviewed, '/notices/x_1', '/artists/x_1', '/people', ...owned, ...billed]],
  ])('are those that the role %s may see', (role, expected) => {
    expect(hits.map((each) => addressOf(each, { roles: [role] }))).toEqual(expected);
  });

  it('are known for every role', () => {
    for (const role of roles) expect(addressOf(hit('platform'), { roles: [role] })).toBe('/platforms/x_1');
  });
});
