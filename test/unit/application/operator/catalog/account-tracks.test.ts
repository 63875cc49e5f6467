import { takenDownFinally } from '../../../../../src/domain/moderation/withdrawal.ts';
import type { TakenDownTrack } from '../../../../../src/domain/catalog/track.ts';
import { noon, trackId } from '../../../../support/builders/builders.ts';
import { deliver, take, write } from '../../../../support/builders/importing.ts';
import { aDelivery } from '../../../../support/clients/deliveries.ts';
import { aDraft, aDraftAddition, submittedDraft } from '../../../../support/drafts/draft-records.ts';
import { noEffects } from '../../../../support/effects.ts';
import { inWorld } from '../../../../support/worlds/world.ts';

describe('a delivery of the operator with the ISRC of a track of an account', () => {
  it(
    'is rejected while the track can become available, and a track of its own once the account is closed',
    inWorld(async (world) => {
      const { library, draftStore } = world.ports;
      const delivery = aDelivery({});
      write(world, delivery);
      const down = { moderationStatus: 'taken_down' } as const;
      const takedown = { reason: 'withdrawn', effectiveAt: noon } as const;
      const own = await world.aTrackInCatalog({
        ...{ trackId: trackId(31), isrc: delivery.isrc, ...down, takedown },
      });
      const draft = submittedDraft(aDraft({ trackId: own.trackId, externalId: delivery.externalId }, 31), 31);
      await draftStore.add(aDraftAddition(draft, 31));
      expect(await take(world, delivery)).toMatchObject({
        ...{ ok: false, failure: { kind: 'isrc-taken', holder: own.trackId } },
      });
      const { catalogVersion, ...track } = { ...own, ...down, takedown } satisfies TakenDownTrack;
      await library.commit({
        ...{ track: takenDownFinally(track), guards: { catalogVersion }, effects: noEffects },
      });
      const { outcome, trackId: imported } = await deliver(world, {});
      expect([outcome, imported === own.trackId]).toEqual(['imported', false]);
      const kept = await library.find(own.trackId);
      expect(kept).toMatchObject({ title: own.title, moderationStatus: 'taken_down' });
      expect((await library.findByIsrc(delivery.isrc))?.trackId).toBe(imported);
    }),
  );
});
