import { digestOf, trackId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aCommit, committed, newTrack, uncommitted, type LibraryView } from './stage.ts';

export const deliveryPolicies = (open: OpenWorld<LibraryView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('remembers the last delivery of each external id', async ({ library }) => {
      const delivery = (externalId: string, n: number) => ({ externalId, fingerprint: digestOf(n) });
      let track = committed(await library.commit(newTrack(1, { delivery: delivery('a', 1) })));
      await library.commit(newTrack(2, { delivery: delivery('b', 2) }));
      expect(await library.delivered('a')).toEqual({ ...delivery('a', 1), trackId: trackId(1) });
      expect(await library.delivered('b')).toEqual({ ...delivery('b', 2), trackId: trackId(2) });
      track = committed(await library.commit(aCommit(uncommitted(track), 1, { delivery: delivery('a', 3) })));
      await library.commit(aCommit(uncommitted(track), track.catalogVersion));
      expect(await library.delivered('a')).toEqual({ ...delivery('a', 3), trackId: trackId(1) });
    }),
    policy(
      'gives a delivery to one of twenty concurrent callers that took it for a new track',
      async ({ library }, concurrently) => {
        const delivery = { externalId: 'a', fingerprint: digestOf(1) };
        const outcomes = await concurrently(20, (view, n) => view.library.commit(newTrack(n, { delivery })));
        const [won] = outcomes.filter(({ outcome }) => outcome === 'committed').map(committed);
        const rejected = outcomes.filter((outcome) => outcome.outcome === 'guard-failed');
        expect(rejected.map(({ guard }) => guard)).toEqual(new Array(19).fill('version'));
        expect(await library.delivered('a')).toEqual({ ...delivery, trackId: won?.trackId });
        expect(await library.head()).toBe(1);
      },
    ),
  ];
};
