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

describe('appeals and decisions that race', () => {
  it(
    'an appeal that comes while the decision is undone finds nothing to appeal',
    inWorld(async (world) => {
      const [decider] = await staffed(world, ['rights']);
      const { track, decision } = await takenDown(world, decider);
      world.before('moderationStore', 'submit', () => deciding(world, decider)(track, { act: 'reinstate' }));
      expect(kindOf(await world.useCases.submitAppeal(appealing(track.trackId)))).toBe('nothing-to-appeal');
      expect(await world.ports.moderationStore.appealsOf(decision.decisionId)).toEqual([]);
    }),
  );

  it(
    'an appeal that came in just before it is undone ends with it',
    inWorld(async (world) => {
      const [decider, reviewer] = await staffed(world, ['rights'], ['rights']);
      const { track, decision } = await takenDown(world, decider);
      const { appeal } = await anAppealBy(world, track.trackId, 'ada@finch.example');
      valueOf(await reviewing(world, reviewer).takeUp(appeal.appealId));
      world.before('library', 'commit', () => anAppealBy(world, track.trackId, 'late@finch.example'));
      valueOf(await reviewing(world, reviewer).overturn(appeal.appealId));
      const appeals = await world.ports.moderationStore.appealsOf(decision.decisionId);
      expect(appeals.map(({ contactEmail, status }) => [contactEmail, status])).toEqual([
        ['ada@finch.example', 'overturned'],
        ['late@finch.example', 'overturned'],
      ]);
    }),
  );

  it(
    'an appeal that came in just before a decision is upheld is decided with it',
    inWorld(async (world) => {
      const [decider, reviewer] = await staffed(world, ['rights'], ['rights']);
      const { track, decision } = await takenDown(world, decider);
      const { appeal } = await anAppealBy(world, track.trackId, 'ada@finch.example');
      valueOf(await reviewing(world, reviewer).takeUp(appeal.appealId));
      world.before('moderationStore', 'revise', () => anAppealBy(world, track.trackId, 'late@finch.example'));
      valueOf(await reviewing(world, reviewer).uphold(appeal.appealId));
      const appeals = await world.ports.moderationStore.appealsOf(decision.decisionId);
      expect(appeals.map(({ contactEmail, status }) => [contactEmail, status])).toEqual([
        ['ada@finch.example', 'upheld'],
        ['late@finch.example', 'upheld'],
      ]);
    }),
  );

  it.each(['takeUp', 'ask', 'dismiss', 'uphold'] as const)(
    'a claim that was lost to another meanwhile does not let one %s',
    (step) =>
      inWorld(async (world) => {
        const [decider, one, two] = await staffed(world, ['rights'], ['rights'], ['rights']);
        const { track } = await takenDown(world, decider);
        const { appeal } = await anAppealBy(world, track.trackId);
        const { appealId: subject } = appeal;
        valueOf(await world.useCases.claimSubject({ caller: one, subject }));
        const taken = valueOf(await reviewing(world, one).takeUp(subject));
        world.before('moderationStore', 'revise', async () => {
          await world.useCases.unclaim({ caller: one, subject });
          valueOf(await world.useCases.claimSubject({ caller: two, subject }));
        });
        expect(kindOf(await reviewing(world, one)[step](subject))).toBe('claimed-by-another');
        expect(await world.ports.moderationStore.appeal(subject)).toEqual(taken.appeal);
      })(),
  );

  it(
    'a decision of staff that undoes another settles its open appeals in the same step, by any of the staff',
    inWorld(async (world) => {
      const [decider] = await staffed(world, ['rights']);
      const { track } = await takenDown(world, decider);
      const { own } = await anAppealBy(world, track.trackId);
      world.before('library', 'commit', () => anAppealBy(world, track.trackId, 'late@finch.example'));
      await deciding(world, decider)(track, { act: 'reinstate' }, { facts: 'It was a mistake.' });
      expect(valueOf(await world.useCases.followAppeal(own))).toMatchObject({
        status: 'overturned',
        outcome: { reasons: 'It was a mistake.' },
      });
      const open = await world.ports.moderationStore.listAppeals({
        statuses: ['submitted', 'under_review', 'more_info_requested'],
        limit: 10,
      });
      expect(open).toEqual([]);
    }),
  );

  it(
    'accepts one appeal of twenty concurrent callers with one contact',
    inWorld(async (world) => {
      const [decider] = await staffed(world, ['rights']);
      const { track } = await takenDown(world, decider);
      const requests = Array.from({ length: 20 }, () =>
        world.useCases.submitAppeal(appealing(track.trackId, 'ada@finch.example')),
      );
      const kinds = (await Promise.all(requests)).map(kindOf);
      expect(kinds.filter((kind) => kind === 'ok')).toHaveLength(1);
      expect(new Set(kinds.filter((kind) => kind !== 'ok'))).toEqual(new Set(['appeal-open']));
    }),
  );

  it(
    'an appeal that is withdrawn while it is decided ends as withdrawn, and nothing is undone for it',
    inWorld(async (world) => {
      const [decider, reviewer] = await staffed(world, ['rights'], ['rights']);
      const { track } = await takenDown(world, decider);
      const { appeal, own } = await anAppealBy(world, track.trackId);
      valueOf(await reviewing(world, reviewer).takeUp(appeal.appealId));
      world.before('library', 'commit', () => world.useCases.withdrawAppeal(own));
      expect(kindOf(await reviewing(world, reviewer).overturn(appeal.appealId))).toBe('appeal-not-possible');
      expect((await world.ports.library.find(track.trackId))?.moderationStatus).toBe('taken_down');
    }),
  );

  it(
    'rejects the second of two concurrent decisions that the first made impossible',
    inWorld(async (world) => {
      const [one, two] = await staffed(world, ['moderator'], ['moderator']);
      const track = await world.aTrackInCatalog(pending);
      world.before('library', 'commit', () => deciding(world, one)(track, { act: 'approve' }));
      const rejected = deciding(world, two)(track, { act: 'reject' });
      await expect(rejected).rejects.toThrow('decision-not-possible');
      expect((await world.ports.library.find(track.trackId))?.moderationStatus).toBe('approved');
    }),
  );

  it(
    'a takedown at an outdated version is a conflict and changes nothing',
    inWorld(async (world) => {
      const [rights] = await staffed(world, ['rights']);
      const track = await world.aTrackInCatalog();
      const { statement } = (await takenDown(world, rights)).decision;
      const requested = { caller: rights, trackId: track.trackId, verdict: disputed, statement };
      const { takeDecision } = world.useCases;
      expect(kindOf(await takeDecision({ ...requested, versions: [99] }))).toBe('version-conflict');
      expect(kindOf(await takeDecision({ ...requested, versions: [track.catalogVersion] }))).toBe('ok');
    }),
  );
});
