import type { CollectionTrack } from '../../../../clients/typescript/src/index.ts';
import {
  inGroups,
  ordersFor,
  planOf,
  toIssue,
} from '../../../../portal/src/pages/collections/license-all/plan.ts';
import { moved } from '../../../../portal/src/pages/collections/moving.ts';

const track = (trackId: string, status: CollectionTrack['status'] = 'available'): CollectionTrack => ({
  trackId,
  status,
  addedAt: '2026-11-24T12:00:00.000Z',
});
const order = { trackId: '', contentId: 'film-1', projectName: 'Film' };

describe('the licenses of a collection', () => {
  it('are requested for the available tracks, with the same members', () => {
    const tracks = [track('a'), track('b', 'taken_down'), track('c', 'unavailable'), track('d')];
    expect(ordersFor(tracks, order)).toEqual([
      { ...order, trackId: 'a' },
      { ...order, trackId: 'd' },
    ]);
  });

  it('are checked in groups of at most a hundred, each request once', () => {
    const orders = Array.from({ length: 200 }, (_, n) => ({ ...order, trackId: `${n}` }));
    expect(inGroups(orders).map((group) => group.length)).toEqual([100, 100]);
    expect(inGroups(orders).flat()).toEqual(orders);
    expect(inGroups(orders.slice(0, 101)).map((group) => group.length)).toEqual([100, 1]);
    expect(inGroups([])).toEqual([]);
  });

  it('are issued only where the check allows a new one', () => {
    const tracks = [track('new'), track('gone', 'taken_down'), track('held'), track('other'), track('fee')];
    const orders = ordersFor(tracks, order);
    const rejected = { index: 3, allowed: false, code: 'PAYMENT_REQUIRED' } as const;
    const other = { index: 2, allowed: false, licenseId: 'lic_2' } as const;
    const plan = planOf(tracks, orders, [
      { index: 0, allowed: true },
      { index: 1, allowed: true, licenseId: 'lic_1' },
      other,
      rejected,
    ]);
    expect([...plan]).toEqual([
      ['new', { kind: 'new', order: { ...order, trackId: 'new' } }],
      ['gone', { kind: 'unavailable' }],
      ['held', { kind: 'existing', licenseId: 'lic_1' }],
      ['other', { kind: 'rejected', verdict: other }],
      ['fee', { kind: 'rejected', verdict: rejected }],
    ]);
    expect(toIssue(plan)).toEqual([{ ...order, trackId: 'new' }]);
  });
});

describe('a track that is moved in a list', () => {
  it('takes the place, and the others keep their order', () => {
    const list = ['a', 'b', 'c', 'd'];
    expect(moved(list, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moved(list, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
    for (const [from, to] of [
      [1, 1],
      [0, -1],
      [3, 4],
      [9, 0],
    ] as const)
      expect(moved(list, from, to)).toBe(list);
  });
});
