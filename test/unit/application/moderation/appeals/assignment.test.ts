import {
  anAppealBy,
  mailsOf,
  reviewing,
  staffed,
  takenDown,
} from '../../../../support/stories/moderation-story.ts';
import { kindOf, valueOf } from '../../../../support/outcomes.ts';
import { inWorld } from '../../../../support/worlds/world.ts';

describe('the review of an appeal', () => {
  it(
    'can be assigned to a colleague, who is emailed and continues it; the audit log names both',
    inWorld(async (world) => {
      const [decider, one, two] = await staffed(world, ['rights'], ['rights'], ['rights']);
      const { track } = await takenDown(world, decider);
      const { appeal } = await anAppealBy(world, track.trackId);
      const { appealId } = appeal;
      await mailsOf(world);
      const listed = valueOf(await world.useCases.listReviewers(appealId));
      const marked = listed.filter(({ madeDecision }) => madeDecision);
      expect(listed).toHaveLength(3);
      expect(marked.map(({ member }) => member.staffId)).toEqual([decider.member.staffId]);

      const reviewer = two.member.staffId;
      const assigned = valueOf(await world.useCases.assignAppeal({ caller: one, appealId, reviewer })).appeal;
      expect(assigned).toMatchObject({ status: 'under_review', reviewer });
      expect(await mailsOf(world)).toMatchObject([{ kind: 'appeal_assigned', to: two.member.email }]);
      const notes = await world.ports.auditLog.entries({ after: 0, limit: 100, subject: reviewer });
      expect(notes.at(-1)).toMatchObject({
        action: 'appeal.assign',
        actor: { kind: 'staff', staffId: one.member.staffId },
        subjects: [appealId, appeal.decisionId, track.trackId, reviewer],
      });
      const { items } = valueOf(
        await world.useCases.readQueue({ caller: two, kind: 'appeal', free: false, limit: 9 }),
      );
      expect(items).toMatchObject([{ subject: appealId, reviewer }]);
      expect(kindOf(await reviewing(world, one).uphold(appealId))).toBe('appeal-not-possible');
      valueOf(await reviewing(world, two).uphold(appealId));
    }),
  );

  it(
    'is assigned once, to oneself without an email, and never by the person who made the decision',
    inWorld(async (world) => {
      const [decider, one, moderator] = await staffed(world, ['rights'], ['rights'], ['moderator']);
      const { track } = await takenDown(world, decider);
      const { appeal } = await anAppealBy(world, track.trackId);
      const { appealId } = appeal;
      const assign = (caller: typeof one, reviewer = one.member.staffId, versions?: readonly number[]) =>
        world.useCases.assignAppeal({ caller, appealId, reviewer, ...(versions && { versions }) });
      await mailsOf(world);
      expect(kindOf(await assign(decider))).toBe('reviewer-decided');
      expect(kindOf(await assign(moderator))).toBe('role-missing');
      expect(kindOf(await assign(one, decider.member.staffId))).toBe('reviewer-not-possible');
      expect(kindOf(await assign(one, moderator.member.staffId))).toBe('reviewer-not-possible');
      expect(kindOf(await assign(one, one.member.staffId, [7]))).toBe('version-conflict');
      const { version } = valueOf(await assign(one)).appeal;
      expect(valueOf(await assign(one)).appeal.version).toBe(version);
      expect(await mailsOf(world)).toEqual([]);
      const notes = await world.ports.auditLog.entries({ after: 0, limit: 100, subject: appealId });
      expect(notes.map(({ action }) => action)).toEqual(['appeal.assign']);
    }),
  );

  it(
    'stays assigned, without an error or another email, if the assignment is repeated with the version from before it',
    inWorld(async (world) => {
      const [decider, one, two] = await staffed(world, ['rights'], ['rights'], ['rights']);
      const { track } = await takenDown(world, decider);
      const { appealId, version } = (await anAppealBy(world, track.trackId)).appeal;
      const reviewer = two.member.staffId;
      const assign = (caller = one, to = reviewer) =>
        world.useCases.assignAppeal({ caller, appealId, reviewer: to, versions: [version] });
      const { appeal } = valueOf(await assign());
      valueOf(await world.useCases.claimSubject({ caller: two, subject: appealId }));
      await mailsOf(world);
      expect(valueOf(await assign()).appeal).toEqual(appeal);
      expect(await mailsOf(world)).toEqual([]);
      expect(kindOf(await assign(one, one.member.staffId))).toBe('version-conflict');
      expect(kindOf(await assign(decider))).toBe('version-conflict');
    }),
  );

  it.each(['first', 'repeated'])(
    'releases the claim of the member who assigns it to a colleague with a %s request, and keeps it for oneself',
    (request) =>
      inWorld(async (world) => {
        const [decider, one, two] = await staffed(world, ['rights'], ['rights'], ['rights']);
        const { track } = await takenDown(world, decider);
        const { appealId } = (await anAppealBy(world, track.trackId)).appeal;
        const claim = (caller: typeof one) => world.useCases.claimSubject({ caller, subject: appealId });
        const assign = async ({ member: { staffId: reviewer } }: typeof one) =>
          valueOf(await world.useCases.assignAppeal({ caller: one, appealId, reviewer }));
        valueOf(await claim(one));
        await assign(one);
        expect(kindOf(await claim(two))).toBe('claimed-by-another');
        await assign(two);
        if (request === 'repeated') {
          valueOf(await claim(one));
          await assign(two);
        }
        valueOf(await claim(two));
        valueOf(await reviewing(world, two).uphold(appealId));
      })(),
  );

  it(
    'is not assigned while another member has claimed it',
    inWorld(async (world) => {
      const [decider, one, two] = await staffed(world, ['rights'], ['rights'], ['rights']);
      const { track } = await takenDown(world, decider);
      const { appealId } = (await anAppealBy(world, track.trackId)).appeal;
      valueOf(await world.useCases.claimSubject({ caller: two, subject: appealId }));
      const reviewer = one.member.staffId;
      const assigned = await world.useCases.assignAppeal({ caller: one, appealId, reviewer });
      expect(kindOf(assigned)).toBe('claimed-by-another');
    }),
  );
});
