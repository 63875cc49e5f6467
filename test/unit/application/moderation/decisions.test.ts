import { decisionActs, type DecisionAct, type Verdict } from '../../../../src/domain/moderation/decision.ts';
import type { Track } from '../../../../src/domain/catalog/track.ts';
import type { Role } from '../../../../src/domain/staff/staff.ts';
import { contentId, noon, trackId } from '../../../support/builders/builders.ts';
import { aStatement } from '../../../support/builders/moderation-builders.ts';
import {
  anAppealBy,
  appealing,
  deciding,
  disputed,
  pending,
  staffed,
  eventsSince,
  countEvents,
} from '../../../support/stories/moderation-story.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld } from '../../../support/worlds/world.ts';

/** The roles that may take each decision, as documented. */
const table: Readonly<Record<DecisionAct, readonly Role[]>> = {
  approve: ['moderator', 'admin'],
  reopen: ['moderator', 'admin'],
  request_changes: ['moderator', 'admin'],
  reject: ['moderator', 'admin'],
  take_down: ['rights', 'admin'],
  restrict: ['rights', 'admin'],
  reinstate: ['rights', 'admin'],
};
const everyRole: readonly Role[] = ['moderator', 'rights', 'finance', 'admin'];
const verdictOf = (act: DecisionAct): Verdict =>
  act === 'take_down' ? { act, reason: 'disputed' } : { act };

describe('a decision', () => {
  it.each(decisionActs.flatMap((act) => everyRole.map((role) => [role, act] as const)))(
    'of role %s to %s is taken or rejected as the table says',
    (role, act) =>
      inWorld(async (world) => {
        const [caller] = await staffed(world, [role]);
        const base = { trackId: trackId(404), statement: aStatement() };
        const requested = { ...base, caller, verdict: verdictOf(act) };
        const allowed = table[act].includes(role);
        expect(kindOf(await world.useCases.takeDecision(requested))).toBe(
          allowed ? 'track-not-found' : 'role-missing',
        );
      })(),
  );

  it(
    'is stored with its statement, noted, and reported to partners in one commit',
    inWorld(async (world) => {
      const [rights] = await staffed(world, ['rights']);
      const track = await world.aTrackInCatalog();
      const before = await countEvents(world);
      const decision = await deciding(world, rights)(track, disputed);
      expect(valueOf(await world.useCases.listDecisions(track.trackId))).toEqual([decision]);
      expect((await eventsSince(world, before)).map(({ type }) => type)).toEqual(['track.takedown']);
      const notes = await world.ports.auditLog.entries({ after: 0, limit: 9, subject: track.trackId });
      expect(notes).toMatchObject([
        {
          action: 'track.take_down',
          actor: { kind: 'staff', staffId: rights.member.staffId },
          subjects: [track.trackId, decision.decisionId],
        },
      ]);
    }),
  );

  it(
    'for another reason is reported again, since it changes what happens to published content; its licenses follow the track',
    inWorld(async (world) => {
      const [rights] = await staffed(world, ['rights']);
      const { caller } = await world.aRegisteredPlatform();
      const track = await world.aTrackInCatalog();
      const order = { trackId: track.trackId, contentId: contentId() };
      const { license } = valueOf(await world.useCases.issueLicense({ caller, order }));
      const { licenseId } = license;
      const compliance = async () =>
        valueOf(await world.useCases.verifyLicense({ licenseId })).compliance.state;
      const decide = deciding(world, rights);
      expect(await compliance()).toBe('clear');
      await decide(track, disputed);
      expect(await compliance()).toBe('on_hold');
      const before = await countEvents(world);
      await decide(track, { act: 'take_down', reason: 'infringing' });
      expect(await compliance()).toBe('must_remove');
      expect(await eventsSince(world, before)).toMatchObject([
        { type: 'track.takedown', data: { reason: 'infringing' } },
      ]);
      await decide(track, { act: 'reinstate' });
      expect(await compliance()).toBe('clear');
    }),
  );

  it(
    'is rejected where it is not possible, or would change nothing',
    inWorld(async (world) => {
      const [admin] = await staffed(world, ['admin']);
      const approved = await world.aTrackInCatalog();
      const waiting = await world.aTrackInCatalog(pending);
      const kind = async ({ trackId: id }: Track, verdict: Verdict, territories: readonly string[] = []) =>
        kindOf(
          await world.useCases.takeDecision({
            ...{ caller: admin, trackId: id, verdict },
            statement: aStatement({ ...(territories.length > 0 && { territories }) }),
          }),
        );
      expect(await kind(approved, { act: 'reject' })).toBe('decision-not-possible');
      expect(await kind(approved, { act: 'reinstate' })).toBe('track-already-in-state');
      expect(await kind(waiting, disputed)).toBe('decision-not-possible');
      expect(await kind(waiting, { act: 'reopen' })).toBe('decision-not-possible');
      expect(await kind(approved, { act: 'restrict' })).toBe('territories-misplaced');
      expect(await kind(approved, disputed, ['DE'])).toBe('territories-misplaced');
    }),
  );

  it(
    'of the operator is like those of staff: with a statement, open to appeal, undone by an approval',
    inWorld(async (world) => {
      const track = await world.aTrackInCatalog();
      const words = { facts: 'The sample is not licensed.', clause: 'Terms, 4.2' };
      const { trackId: id } = track;
      await world.useCases.takeDownTrack({ trackId: id, reason: 'legal', words });
      expect(valueOf(await world.useCases.readModerationStatus(id)).decisions).toMatchObject([
        { verdict: { act: 'take_down', reason: 'legal' }, statement: words },
      ]);
      const { own } = await anAppealBy(world, id);
      await world.useCases.approveTrack({ trackId: id });
      expect(valueOf(await world.useCases.followAppeal(own)).status).toBe('overturned');
      expect(kindOf(await world.useCases.submitAppeal(appealing(id)))).toBe('nothing-to-appeal');
      const decisions = valueOf(await world.useCases.listDecisions(id));
      expect(decisions.map(({ decidedBy }) => decidedBy)).toEqual([
        { kind: 'operator' },
        { kind: 'operator' },
      ]);
    }),
  );
});

describe('the status of a track', () => {
  it(
    'is shown for every track that exists, published or not, with the decisions in force and their dates',
    inWorld(async (world) => {
      const [admin] = await staffed(world, ['admin']);
      const decide = deciding(world, admin);
      const track = await world.aTrackInCatalog(pending);
      const status = async () => valueOf(await world.useCases.readModerationStatus(track.trackId));
      expect(await status()).toEqual({
        trackId: track.trackId,
        status: 'pending_review',
        since: noon,
        decisions: [],
      });
      world.clock.advance(1_000);
      const rejected = await decide(track, { act: 'reject' });
      const { decidedBy: _, ...shown } = rejected;
      expect(await status()).toEqual({
        trackId: track.trackId,
        status: 'rejected',
        since: noon + 1_000,
        decisions: [shown],
      });
      world.clock.advance(1_000);
      await decide(track, { act: 'reopen' });
      expect(await status()).toMatchObject({ status: 'pending_review', since: noon + 2_000, decisions: [] });
      await decide(track, { act: 'approve' });
      const restricted = await decide(track, { act: 'restrict' }, { territories: ['DE'] });
      world.clock.advance(1_000);
      const down = await decide(track, disputed);
      const shownStatus = await status();
      expect(shownStatus).toMatchObject({ status: 'taken_down', since: noon + 3_000 });
      expect(shownStatus.decisions.map(({ decisionId }) => decisionId)).toEqual([
        down.decisionId,
        restricted.decisionId,
      ]);
      expect(JSON.stringify(shownStatus)).not.toContain(admin.member.staffId);
      world.clock.advance(1_000);
      await decide(track, { act: 'take_down', reason: 'legal' });
      expect(await status()).toMatchObject({ status: 'taken_down', since: noon + 3_000 });
      expect(kindOf(await world.useCases.readModerationStatus(trackId(404)))).toBe('track-not-found');
    }),
  );
});
