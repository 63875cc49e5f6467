import { takeDown } from '../../../src/domain/catalog/moderation.ts';
import type { Track } from '../../../src/domain/catalog/track.ts';
import { aCredential, aPlatform, noon } from '../../support/builders.ts';
import { booksOf, platformUnderLoad, trackIn, type LoadedPlatform } from '../../support/ledger-load.ts';
import { mongoFaultWorld, type FaultWorld } from '../../support/mongo-fault-world.ts';
import { aDecision, anAppeal } from '../../support/moderation-builders.ts';
import { needing } from '../../support/needing.ts';

type Change = (beside: FaultWorld['beside'], track: Track, load: LoadedPlatform) => Promise<unknown>;

const changes: Readonly<Record<string, Change>> = {
  track: async ({ library }, track) => {
    const down = takeDown(track, 'infringing', noon);
    if (!down.ok) throw new Error('the track is down already');
    const { catalogVersion } = track;
    return library.commit({ track: down.value, guards: { catalogVersion }, events: [] });
  },
  platform: ({ registry }, _track, { platform }) =>
    registry.change({
      platform: { ...platform, status: 'suspended', version: 2 },
      guards: { version: platform.version },
    }),
};

needing('mongo', 'a guard of a license in MongoDB', () => {
  const world = mongoFaultWorld({ nosync: true });
  let serial = 100;

  it.each(Object.keys(changes))(
    'holds also where the %s changes while the license’s own transaction is under way',
    async (guard) => {
      const { view, beside, proxy } = world();
      const track = await trackIn(view, ++serial);
      const load = await platformUnderLoad(view, track, serial);
      // The transaction has its snapshot by then; its next step waits until the change is committed.
      const underWay = new Promise<undefined>((resolve) => {
        void proxy.dropReplyTo((request) => {
          if (request.includes('tracks') && request.includes('catalogVersion')) {
            proxy.stall();
            resolve(undefined);
          }
          return false;
        });
      });
      const opening = view.ledger.open(load.opening(1));
      await underWay;
      await changes[guard]?.(beside, track, load);
      proxy.mend();
      expect(await opening).toEqual({ outcome: 'guard-failed', guard });
      const nothing = { licenses: [], told: [], issued: 0, active: 0 };
      expect(await booksOf(view, load.platform.platformId)).toEqual(nothing);
    },
  );

  it('of an appeal holds also where the track changes while the appeal’s own transaction is under way', async () => {
    const { view, beside, proxy } = world();
    const track = await trackIn(view, ++serial);
    const decision = aDecision({ trackId: track.trackId }, serial);
    const { catalogVersion } = track;
    const decided = await view.library.commit({
      ...{ track, guards: { catalogVersion }, events: [] },
      ruling: { decision, appeals: [] },
    });
    if (decided.outcome !== 'committed') throw new Error('not decided');
    const underWay = new Promise<undefined>((resolve) => {
      void proxy.dropReplyTo((request) => {
        if (request.includes('tracks') && request.includes('catalogVersion')) {
          proxy.stall();
          resolve(undefined);
        }
        return false;
      });
    });
    const { decisionId, trackId } = decision;
    const guards = { catalogVersion: decided.track.catalogVersion, appealsOfDecision: 0 };
    const submitting = view.docket.submit({
      ...{ appeal: anAppeal({ decisionId, trackId }, serial), guards, mails: [] },
    });
    await underWay;
    await changes['track']?.(beside, decided.track, world().load);
    proxy.mend();
    expect(await submitting).toBe('guard-failed');
    expect(await view.docket.appealsOf(decisionId)).toEqual([]);
  });

  it('keeps no use of a credential that is removed while the transaction that brings it is under way', async () => {
    const { view, beside, proxy } = world();
    const platform = aPlatform({}, ++serial);
    const { platformId } = platform;
    const credentials = [1, 2].map((n) => aCredential({ platformId }, 1_000 * serial + n));
    await view.registry.register({ platform, credentials });
    const underWay = new Promise<undefined>((resolve) => {
      void proxy.dropReplyTo((request) => {
        if (request.includes('platforms') && request.includes('credentials')) {
          proxy.stall();
          resolve(undefined);
        }
        return false;
      });
    });
    const [gone, stays] = credentials.map(({ credentialId }) => ({ platformId, credentialId, at: noon }));
    if (!gone || !stays) throw new Error('no credentials');
    const meterId = `meter of ${platformId}`;
    const counting = view.journal.count({ meterId, number: 1, at: noon, counts: [], uses: [gone, stays] });
    await underWay;
    await beside.registry.change({
      platform: { ...platform, version: platform.version + 1 },
      guards: { version: platform.version },
      remove: [gone.credentialId],
    });
    proxy.mend();
    await counting;
    expect(await view.journal.credentialUses(platformId)).toEqual(new Map([[stays.credentialId, noon]]));
  });
});
