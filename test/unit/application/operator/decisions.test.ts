import { aDelivery } from '../../../support/clients/deliveries.ts';
import { noon } from '../../../support/builders/builders.ts';
import { anAppeal, appealId } from '../../../support/builders/moderation-builders.ts';
import {
  anAppealBy,
  deciding,
  mailsOf,
  reviewing,
  staffed,
} from '../../../support/stories/moderation-story.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { aRecording } from '../../../support/audio/quiet-audio-processor.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';
import { noEffects } from '../../../support/effects.ts';

const pending = { moderationStatus: 'pending_review' } as const;

const taking = ({ aFile, folder, useCases }: World) => {
  const { file, ...row } = aDelivery();
  aFile(file, aRecording(file));
  return async (changes: Partial<typeof row>) => {
    const delivery = { ...row, file, ...changes };
    const { trackId } = valueOf(await useCases.importTrack({ folder, delivery, dryRun: false }));
    if (!trackId) throw new Error('no track');
    return trackId;
  };
};

const actions = async ({ ports }: World) =>
  (await ports.auditLog.entries({ after: 0, limit: 100 })).map(({ actor, action }) => [actor.kind, action]);

describe('what the operator decides at the command line', () => {
  it(
    'is stored with its reasons, and recorded in the audit log, in the commit of the track',
    inWorld(async (world) => {
      const { trackId } = await world.aTrackInCatalog(pending);
      const theirWords = {
        ground: 'rights_claim',
        source: 'notice',
        facts: 'Finch claims the master.',
        clause: 'Terms, 4.2',
      } as const;
      const said = { ground: 'other', facts: 'Delivered twice.', clause: 'Catalog rules, 7' } as const;
      await world.useCases.approveTrack({ trackId, words: said });
      await world.useCases.takeDownTrack({ trackId, reason: 'infringing', territories: ['DE'] });
      await world.useCases.takeDownTrack({ trackId, reason: 'disputed', words: theirWords });
      await world.useCases.approveTrack({ trackId });
      await world.useCases.approveTrack({ trackId });
      const decisions = await world.ports.moderationStore.decisions(trackId);
      expect(decisions.map(({ verdict, before, after }) => [verdict.act, before, after])).toEqual([
        ['approve', 'pending_review', 'approved'],
        ['restrict', 'approved', 'approved'],
        ['take_down', 'approved', 'taken_down'],
        ['reinstate', 'taken_down', 'approved'],
        ['reinstate', 'approved', 'approved'],
      ]);
      expect(decisions.map(({ statement }) => statement.ground)).toEqual([
        ...['other', 'other', 'rights_claim', 'other', 'other'],
      ]);
      expect(decisions[0]?.statement).toMatchObject(said);
      expect(decisions[1]?.statement).toEqual({
        ...{ ground: 'other', source: 'own_review', automated: false, territories: ['DE'] },
        ...{ facts: 'No facts were stated.', clause: 'No clause was stated.' },
      });
      expect(decisions[2]?.statement).toEqual({ ...theirWords, automated: false });
      for (const { statement, decidedBy, appealUntil, verdict } of decisions) {
        expect(statement.facts).not.toBe('');
        expect(statement.clause).not.toBe('');
        expect(decidedBy).toEqual({ kind: 'operator' });
        expect(appealUntil !== undefined).toBe(['restrict', 'take_down'].includes(verdict.act));
      }
      expect(await actions(world)).toEqual(
        decisions.map(({ verdict }) => ['operator', `track.${verdict.act}`]),
      );
    }),
  );

  it(
    'stores nothing if there was nothing to decide',
    inWorld(async (world) => {
      const { trackId } = await world.aTrackInCatalog();
      await world.useCases.approveTrack({ trackId });
      expect(await world.ports.moderationStore.decisions(trackId)).toEqual([]);
      expect(await actions(world)).toEqual([]);
    }),
  );

  it(
    'includes appeals that arrived meanwhile: none stays open against what is lifted',
    inWorld(async (world) => {
      const { trackId } = await world.aTrackInCatalog();
      await world.useCases.takeDownTrack({ trackId, reason: 'disputed' });
      const [{ decisionId } = { decisionId: undefined }] =
        await world.ports.moderationStore.decisions(trackId);
      if (!decisionId) throw new Error('no decision');
      world.before('library', 'commit', async () => {
        const guards = { catalogVersion: 2, appealsOfDecision: 0 };
        const appeal = anAppeal({ trackId, decisionId });
        expect(await world.ports.moderationStore.submit({ appeal, guards, effects: noEffects })).toBe(
          'submitted',
        );
      });
      await world.useCases.approveTrack({ trackId });
      expect((await world.ports.moderationStore.appeal(appealId()))?.status).toBe('overturned');
      expect(await world.ports.moderationStore.decisions(trackId)).toHaveLength(2);
    }),
  );
});

describe('a delivery that says that its track is approved', () => {
  it(
    'does not bypass a review: however often it is delivered, the track waits until review approves it',
    inWorld(async (world) => {
      const take = taking(world);
      const [moderator, reviewer] = await staffed(world, ['moderator'], ['moderator']);
      const trackId = await take({ status: 'pending_review' });
      let bpm = 100;
      const twiceDelivered = async () => {
        for (let n = 0; n < 2; n++) await take({ status: 'approved', bpm: ++bpm });
        return (await world.ports.library.find(trackId))?.moderationStatus;
      };
      const decide = deciding(world, moderator);
      await decide({ trackId }, { act: 'request_changes' });
      expect(await twiceDelivered()).toBe('pending_review');
      await decide({ trackId }, { act: 'reject' });
      expect(await twiceDelivered()).toBe('pending_review');
      await decide({ trackId }, { act: 'reject' });
      const { appeal } = await anAppealBy(world, trackId);
      valueOf(await reviewing(world, reviewer).takeUp(appeal.appealId));
      valueOf(await reviewing(world, reviewer).overturn(appeal.appealId));
      expect(await twiceDelivered()).toBe('pending_review');
      await decide({ trackId }, { act: 'reject' });
      await decide({ trackId }, { act: 'reopen' });
      expect(await twiceDelivered()).toBe('pending_review');
      await decide({ trackId }, { act: 'approve' });
      expect(await twiceDelivered()).toBe('approved');
    }),
  );

  it(
    'is a decision of the operator, once',
    inWorld(async (world) => {
      const take = taking(world);
      const trackId = await take({ status: 'approved' });
      await take({ status: 'approved', bpm: 99 });
      const decisions = await world.ports.moderationStore.decisions(trackId);
      expect(decisions).toMatchObject([
        {
          verdict: { act: 'approve' },
          statement: { ground: 'meets_requirements', source: 'own_review' },
          before: 'pending_review',
          after: 'approved',
          decidedBy: { kind: 'operator' },
          decidedAt: noon,
        },
      ]);
      expect(await actions(world)).toEqual([
        ['operator', 'track.approve'],
        ['operator', 'track.replace'],
      ]);
    }),
  );

  it(
    'is one also where the track waited before, and none while it waits',
    inWorld(async (world) => {
      const take = taking(world);
      const trackId = await take({ status: 'pending_review' });
      expect(await world.ports.moderationStore.decisions(trackId)).toEqual([]);
      await take({ status: 'approved' });
      expect((await world.ports.library.find(trackId))?.moderationStatus).toBe('approved');
      expect(await world.ports.moderationStore.decisions(trackId)).toHaveLength(1);
      await world.useCases.takeDownTrack({ trackId, reason: 'legal' });
      await take({ status: 'approved', bpm: 99 });
      expect(await world.ports.moderationStore.decisions(trackId)).toHaveLength(2);
    }),
  );
});

describe('a delivery of a track that review had returned or rejected', () => {
  const turnedAway = async (world: World) => {
    const take = taking(world);
    const [moderator] = await staffed(world, ['moderator']);
    const trackId = await take({ status: 'pending_review' });
    const decision = await deciding(world, moderator)({ trackId }, { act: 'reject' });
    return { take, trackId, decision };
  };

  it(
    'is a decision that has it reviewed again, and ends what was appealed, with an email, in one commit',
    inWorld(async (world) => {
      const { take, trackId } = await turnedAway(world);
      const { appeal } = await anAppealBy(world, trackId);
      await mailsOf(world);
      const head = await world.ports.library.head();
      await take({ status: 'approved', bpm: 101 });
      expect(await world.ports.library.head()).toBe(head + 1);
      expect((await world.ports.moderationStore.decisions(trackId)).at(-1)).toMatchObject({
        ...{ verdict: { act: 'reopen' }, before: 'rejected', after: 'pending_review' },
        ...{ statement: { ground: 'other', source: 'rights_holder' }, decidedBy: { kind: 'operator' } },
      });
      expect((await actions(world)).at(-1)).toEqual(['operator', 'track.reopen']);
      const reasons = 'The track was delivered again, and its review starts over.';
      expect(await world.ports.moderationStore.appeal(appeal.appealId)).toMatchObject({
        ...{ status: 'overturned', outcome: { reasons, decidedBy: { kind: 'operator' } } },
      });
      expect(await mailsOf(world)).toMatchObject([{ kind: 'appeal_decided', to: appeal.contactEmail }]);
      const shown = valueOf(await world.useCases.readTrackForStaff(trackId));
      expect([shown.decisionsInForce, shown.openAppeals]).toEqual([[], []]);
      await take({ status: 'approved', bpm: 102 });
      expect(await world.ports.moderationStore.decisions(trackId)).toHaveLength(2);
    }),
  );

  it(
    'leaves no appeal open that arrives while it is imported',
    inWorld(async (world) => {
      const { take, trackId, decision } = await turnedAway(world);
      world.before('library', 'commit', async () => {
        const guards = { catalogVersion: 2, appealsOfDecision: 0 };
        const appeal = anAppeal({ trackId, decisionId: decision.decisionId });
        expect(await world.ports.moderationStore.submit({ appeal, guards, effects: noEffects })).toBe(
          'submitted',
        );
      });
      await take({ status: 'pending_review', bpm: 101 });
      expect((await world.ports.moderationStore.appeal(appealId()))?.status).toBe('overturned');
    }),
  );
});
