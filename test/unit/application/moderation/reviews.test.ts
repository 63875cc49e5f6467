import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import {
  anAppealBy,
  appealing,
  deciding,
  disputed,
  mailsOf,
  openedMailsOf,
  pending,
  reviewing,
  staffed,
  takenDown,
  eventsSince,
  countEvents,
} from '../../../support/stories/moderation-story.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { recordIn } from '../../../support/builders/shown-tracks.ts';
import { inWorld } from '../../../support/worlds/world.ts';
import { noEffects } from '../../../support/effects.ts';

describe('the review of an appeal', () => {
  it(
    'is not for the person who made the decision, an admin or not',
    inWorld(async (world) => {
      const [decider] = await staffed(world, ['admin']);
      const { track } = await takenDown(world, decider);
      const { appeal } = await anAppealBy(world, track.trackId);
      const { takeUp, uphold, overturn, dismiss } = reviewing(world, decider);
      for (const step of [takeUp, uphold, overturn, dismiss])
        expect(kindOf(await step(appeal.appealId))).toBe('reviewer-decided');
      const claim = { caller: decider, subject: appeal.appealId };
      expect(kindOf(await world.useCases.claimSubject(claim))).toBe('reviewer-decided');
    }),
  );

  it(
    'is for staff who may decide what is appealed',
    inWorld(async (world) => {
      const [decider, moderator, rights] = await staffed(world, ['admin'], ['moderator'], ['rights']);
      const { track } = await takenDown(world, decider);
      const down = await anAppealBy(world, track.trackId);
      const waiting = await world.aTrackInCatalog(pending);
      await deciding(world, decider)(waiting, { act: 'reject' });
      const rejected = await anAppealBy(world, waiting.trackId);
      expect(kindOf(await reviewing(world, moderator).takeUp(down.appeal.appealId))).toBe('role-missing');
      expect(kindOf(await reviewing(world, rights).takeUp(rejected.appeal.appealId))).toBe('role-missing');
      expect(kindOf(await reviewing(world, rights).takeUp(down.appeal.appealId))).toBe('ok');
      expect(kindOf(await reviewing(world, moderator).takeUp(rejected.appeal.appealId))).toBe('ok');
    }),
  );

  it(
    'is continued only by its reviewer; a question is emailed to the appellant and moves the deadline by fourteen days',
    inWorld(async (world) => {
      const [decider, one, two] = await staffed(world, ['rights'], ['rights'], ['rights']);
      const { track } = await takenDown(world, decider);
      const { appeal, own } = await anAppealBy(world, track.trackId);
      await mailsOf(world);
      expect(kindOf(await reviewing(world, one).uphold(appeal.appealId))).toBe('appeal-not-possible');
      valueOf(await reviewing(world, one).takeUp(appeal.appealId));
      expect(kindOf(await reviewing(world, two).ask(appeal.appealId))).toBe('appeal-not-possible');
      const requested = valueOf(await reviewing(world, one).ask(appeal.appealId)).appeal;
      const now = world.clock.now();
      expect(requested).toMatchObject({ status: 'more_info_requested', answerBy: now + 14 * dayMs });
      expect(requested.decideBy).toBe(appeal.decideBy + 14 * dayMs);
      const [mail] = await openedMailsOf(world);
      expect(mail).toMatchObject({ kind: 'appeal_question', to: 'ada@finch.example' });
      expect(mail?.paragraphs).toContain('Which license?');

      expect(kindOf(await reviewing(world, two).takeUp(appeal.appealId))).toBe('appeal-not-possible');
      await world.useCases.answerAppeal({ ...own, text: 'Number 4711.', evidence: [] });
      expect(valueOf(await world.useCases.followAppeal(own)).status).toBe('under_review');
      valueOf(await reviewing(world, one).ask(appeal.appealId));
      world.clock.advance(14 * dayMs + 1);
      expect(kindOf(await reviewing(world, two).takeUp(appeal.appealId))).toBe('ok');
    }),
  );

  it(
    'that upholds ends every open appeal of the decision together, leaves the decision unchanged, and reports it without a word of the appellants',
    inWorld(async (world) => {
      const [decider, reviewer] = await staffed(world, ['rights'], ['rights']);
      const { track, decision } = await takenDown(world, decider);
      const { appeal } = await anAppealBy(world, track.trackId, 'ada@finch.example');
      const other = await anAppealBy(world, track.trackId, 'bob@finch.example');
      const third = await anAppealBy(world, track.trackId, 'eve@finch.example');
      await world.useCases.withdrawAppeal(third.own);
      await mailsOf(world);
      const before = await countEvents(world);
      valueOf(await reviewing(world, reviewer).takeUp(appeal.appealId));
      valueOf(await reviewing(world, reviewer).uphold(appeal.appealId));
      for (const { own } of [other, { own: { appealId: appeal.appealId, code: undefined } }])
        expect((await world.ports.moderationStore.appeal(own.appealId))?.status).toBe('upheld');
      expect((await world.ports.moderationStore.appeal(third.appeal.appealId))?.status).toBe('withdrawn');
      expect((await world.ports.library.find(track.trackId))?.moderationStatus).toBe('taken_down');

      const [event, ...more] = await eventsSince(world, before);
      expect(more).toEqual([]);
      expect(event).toMatchObject({ type: 'appeal.decided' });
      expect(Object.keys(event?.data ?? {}).toSorted()).toEqual(
        ['action', 'decidedAt', 'decisionId', 'trackId', 'verdict'].toSorted(),
      );
      expect(event?.data).toMatchObject({ decisionId: decision.decisionId, verdict: 'upheld' });
      const mails = await mailsOf(world);
      expect(mails.map(({ kind, to }) => [kind, to]).toSorted()).toEqual([
        ['appeal_decided', 'ada@finch.example'],
        ['appeal_decided', 'bob@finch.example'],
      ]);
    }),
  );
});

describe('overturning', () => {
  it(
    'a takedown reinstates the track in the same commit: record, statement, events, every appeal, emails and note',
    inWorld(async (world) => {
      const [decider, reviewer] = await staffed(world, ['rights'], ['rights']);
      const { track, decision } = await takenDown(world, decider);
      const { appeal } = await anAppealBy(world, track.trackId, 'ada@finch.example');
      await anAppealBy(world, track.trackId, 'bob@finch.example');
      await mailsOf(world);
      const before = await countEvents(world);
      const head = await world.ports.library.head();
      valueOf(await reviewing(world, reviewer).takeUp(appeal.appealId));
      const shown = valueOf(await reviewing(world, reviewer).overturn(appeal.appealId));
      expect(shown.appeal).toMatchObject({ appealId: appeal.appealId, status: 'overturned' });

      const listed = valueOf(await world.useCases.readTrack(track.trackId));
      expect(recordIn(listed).moderationStatus).toBe('approved');
      expect(await world.ports.library.head()).toBe(head + 1);
      const appeals = await world.ports.moderationStore.appealsOf(decision.decisionId);
      expect(appeals.map(({ status }) => status)).toEqual(['overturned', 'overturned']);
      const [, undone] = valueOf(await world.useCases.listDecisions(track.trackId));
      expect(undone).toMatchObject({
        verdict: { act: 'reinstate' },
        statement: { source: 'appeal', clause: decision.statement.clause },
        overturns: { decisionId: decision.decisionId, appealId: appeal.appealId },
        decidedBy: { kind: 'staff', staffId: reviewer.member.staffId },
      });
      expect(
        (await eventsSince(world, before)).map(({ type, data }) => [type, data['catalogVersion']]),
      ).toEqual([
        ['track.approved', head + 1],
        ['appeal.decided', head + 1],
      ]);
      expect((await mailsOf(world)).map(({ to }) => to).toSorted()).toEqual([
        'ada@finch.example',
        'bob@finch.example',
      ]);
      const notes = await world.ports.auditLog.entries({ after: 0, limit: 100, subject: appeal.appealId });
      expect(notes.map(({ action }) => action)).toEqual(['appeal.take_up', 'track.reinstate']);
    }),
  );

  it(
    'a review has the track reviewed again, and approves it only if the reviewer says so; partners receive only the approval',
    inWorld(async (world) => {
      const [decider, reviewer] = await staffed(world, ['moderator'], ['moderator']);
      const after = async (act: 'reject' | 'request_changes', approve: boolean) => {
        const track = await world.aTrackInCatalog(pending);
        await deciding(world, decider)(track, { act });
        const { appeal } = await anAppealBy(world, track.trackId);
        const before = await countEvents(world);
        valueOf(await reviewing(world, reviewer).takeUp(appeal.appealId));
        valueOf(await reviewing(world, reviewer).overturn(appeal.appealId, approve));
        const now = await world.ports.library.find(track.trackId);
        return [now?.moderationStatus, ...(await eventsSince(world, before)).map(({ type }) => type)];
      };
      expect(await after('reject', false)).toEqual(['pending_review']);
      expect(await after('request_changes', false)).toEqual(['pending_review']);
      expect(await after('reject', true)).toEqual(['approved', 'track.approved']);
    }),
  );

  it(
    'a restriction lifts it alone: other restrictions, or a takedown, stay in force',
    inWorld(async (world) => {
      const [decider, reviewer] = await staffed(world, ['rights'], ['rights']);
      const track = await world.aTrackInCatalog();
      const decide = deciding(world, decider);
      const first = await decide(track, { act: 'restrict' }, { territories: ['DE', 'US'] });
      await decide(track, { act: 'restrict' }, { territories: ['US', 'FR'] });
      await decide(track, disputed);
      const requested = appealing(track.trackId, 'ada@finch.example', { decisionId: first.decisionId });
      const { appeal } = valueOf(await world.useCases.submitAppeal(requested));
      const { takeUp, overturn } = reviewing(world, reviewer);
      valueOf(await takeUp(appeal.appealId));
      expect(kindOf(await overturn(appeal.appealId, true))).toBe('approval-misplaced');
      valueOf(await overturn(appeal.appealId));
      const now = await world.ports.library.find(track.trackId);
      expect(now).toMatchObject({
        moderationStatus: 'taken_down',
        withdrawn: { from: ['FR', 'US'] },
      });
    }),
  );

  it(
    'two restrictions that overlap leaves no country of theirs withdrawn, and reports none of them',
    inWorld(async (world) => {
      const [decider, reviewer] = await staffed(world, ['rights'], ['rights']);
      const track = await world.aTrackInCatalog();
      for (const territories of [
        ['DE', 'US'],
        ['US', 'FR'],
      ]) {
        const { decisionId } = await deciding(world, decider)(track, { act: 'restrict' }, { territories });
        const requested = appealing(track.trackId, 'ada@finch.example', { decisionId });
        valueOf(await world.useCases.submitAppeal(requested));
      }
      const { appeals } = valueOf(await world.useCases.listAppeals({ statuses: ['submitted'], limit: 9 }));
      for (const { appealId } of appeals) {
        valueOf(await reviewing(world, reviewer).takeUp(appealId));
        valueOf(await reviewing(world, reviewer).overturn(appealId));
      }
      const now = await world.ports.library.find(track.trackId);
      expect(now?.territories).toEqual(track.territories);
      expect(now).not.toHaveProperty('withdrawn');
      expect(valueOf(await world.useCases.readModerationStatus(track.trackId)).decisions).toEqual([]);
    }),
  );

  it(
    'a decision whose track a delivery has put up for review again ends the appeal, and leaves the review alone',
    inWorld(async (world) => {
      const [decider, reviewer] = await staffed(world, ['moderator'], ['moderator']);
      const track = await world.aTrackInCatalog(pending);
      await deciding(world, decider)(track, { act: 'reject' });
      const { appeal } = await anAppealBy(world, track.trackId);
      const found = await world.ports.library.find(track.trackId);
      if (!found) throw new Error('no track');
      await world.ports.library.commit({
        track: { ...found, ...pending },
        guards: { catalogVersion: found.catalogVersion },
        effects: noEffects,
      });
      valueOf(await reviewing(world, reviewer).takeUp(appeal.appealId));
      valueOf(await reviewing(world, reviewer).overturn(appeal.appealId));
      expect((await world.ports.moderationStore.appeal(appeal.appealId))?.status).toBe('overturned');
      expect((await world.ports.library.find(track.trackId))?.moderationStatus).toBe('pending_review');
      const [, undone] = valueOf(await world.useCases.listDecisions(track.trackId));
      expect(undone).toMatchObject({ before: 'pending_review', after: 'pending_review' });
    }),
  );
});
