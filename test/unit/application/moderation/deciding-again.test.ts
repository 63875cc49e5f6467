import type { TakedownReason } from '../../../../src/domain/catalog/track.ts';
import { aStatement } from '../../../support/builders/moderation-builders.ts';
import {
  anAppealBy,
  appealing,
  deciding,
  disputed,
  pending,
  reviewing,
  staffed,
  takenDown,
} from '../../../support/stories/moderation-story.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld } from '../../../support/worlds/world.ts';
import { noEffects } from '../../../support/effects.ts';

const takingDown = (reason: TakedownReason) => ({ act: 'take_down', reason }) as const;

describe('a decision while an appeal against another one is open', () => {
  it(
    'does not replace that one: it is rejected, with the name of both, until the appeal is decided',
    inWorld(async (world) => {
      const [decider, reviewer] = await staffed(world, ['rights'], ['rights']);
      const { trackId } = await world.aTrackInCatalog();
      const decide = deciding(world, decider);
      const { decisionId } = await decide({ trackId }, takingDown('infringing'));
      const { appeal } = await anAppealBy(world, trackId);
      const { appealId } = appeal;
      const lighter = () =>
        world.useCases.takeDecision({ caller: decider, trackId, verdict: disputed, statement: aStatement() });
      const rejected = { ok: false, failure: { kind: 'decision-appealed', decisionId, appealId } };
      expect(await lighter()).toEqual(rejected);
      expect(await world.useCases.takeDownTrack({ trackId, reason: 'disputed' })).toEqual(rejected);
      expect(await world.ports.moderationStore.decisions(trackId)).toHaveLength(1);
      valueOf(await reviewing(world, reviewer).takeUp(appealId));
      valueOf(await reviewing(world, reviewer).uphold(appealId));
      valueOf(await lighter());
      const { decisions } = valueOf(await world.useCases.readModerationStatus(trackId));
      expect(decisions).toMatchObject([{ verdict: { reason: 'disputed' } }]);
    }),
  );

  it(
    'is also rejected if the appeal arrived while it was made',
    inWorld(async (world) => {
      const [decider] = await staffed(world, ['rights']);
      const { trackId } = await world.aTrackInCatalog();
      await deciding(world, decider)({ trackId }, takingDown('infringing'));
      world.before('library', 'commit', () => anAppealBy(world, trackId));
      const requested = { caller: decider, trackId, verdict: disputed, statement: aStatement() };
      expect(kindOf(await world.useCases.takeDecision(requested))).toBe('decision-appealed');
    }),
  );

  it(
    'is possible for a graver reason: both are in force, each is overturned separately, and the track is back after both',
    inWorld(async (world) => {
      const [decider, reviewer] = await staffed(world, ['rights'], ['rights']);
      const { track } = await takenDown(world, decider);
      const { trackId } = track;
      const first = await anAppealBy(world, trackId);
      const graver = await deciding(world, decider)(track, takingDown('legal'));
      const decisionsInForce = async () =>
        valueOf(await world.useCases.readModerationStatus(trackId)).decisions;
      expect((await decisionsInForce()).map(({ verdict }) => verdict)).toEqual([
        takingDown('legal'),
        disputed,
      ]);
      const overturned = async (id: typeof first.appeal.appealId) => {
        valueOf(await reviewing(world, reviewer).takeUp(id));
        valueOf(await reviewing(world, reviewer).overturn(id));
        return (await world.ports.library.find(trackId))?.moderationStatus;
      };
      expect(await overturned(first.appeal.appealId)).toBe('taken_down');
      expect((await decisionsInForce()).map(({ decisionId }) => decisionId)).toEqual([graver.decisionId]);
      const second = valueOf(await world.useCases.submitAppeal(appealing(trackId)));
      expect(await overturned(second.appeal.appealId)).toBe('approved');
      expect(await decisionsInForce()).toEqual([]);
    }),
  );

  it(
    'that lifts all takedowns ends the appeals of each of them',
    inWorld(async (world) => {
      const [decider] = await staffed(world, ['rights']);
      const { track } = await takenDown(world, decider);
      const { own } = await anAppealBy(world, track.trackId);
      await deciding(world, decider)(track, takingDown('legal'));
      await deciding(world, decider)(track, { act: 'reinstate' });
      expect(valueOf(await world.useCases.followAppeal(own)).status).toBe('overturned');
    }),
  );

  it(
    'is possible when a delivery began the review again: it is about another one',
    inWorld(async (world) => {
      const [moderator] = await staffed(world, ['moderator']);
      const track = await world.aTrackInCatalog(pending);
      const decide = deciding(world, moderator);
      await decide(track, { act: 'reject' });
      const { own } = await anAppealBy(world, track.trackId);
      const found = await world.ports.library.find(track.trackId);
      if (!found) throw new Error('no track');
      const guards = { catalogVersion: found.catalogVersion };
      await world.ports.library.commit({ track: { ...found, ...pending }, guards, effects: noEffects });
      await decide(track, { act: 'reject' });
      expect(valueOf(await world.useCases.followAppeal(own)).status).toBe('submitted');
    }),
  );
});
