import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import {
  anAppealBy,
  mailsOf,
  reviewing,
  staffed,
  takenDown,
} from '../../../support/stories/moderation-story.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const watched = async ({ useCases }: World): Promise<number> =>
  valueOf(await useCases.watchAppealDeadlines());

const mailed = async (world: World, kind: 'appeal_due' | 'appeal_overdue') =>
  (await mailsOf(world))
    .filter((mail) => mail.kind === kind)
    .map(({ to }) => to)
    .toSorted();

const noted = async ({ ports }: World, action: string) =>
  (await ports.auditLog.entries({ after: 0, limit: 1_000 })).filter((entry) => entry.action === action);

/** A takedown by the first, appealed; with another of rights staff, a moderator and an admin. */
const story = async (world: World) => {
  const [decider, other, moderator, admin] = await staffed(
    world,
    ['rights'],
    ['rights'],
    ['moderator'],
    ['admin'],
  );
  const { track } = await takenDown(world, decider);
  const { appeal, own } = await anAppealBy(world, track.trackId);
  await mailsOf(world);
  return { decider, other, moderator, admin, track, appeal, own };
};

describe('the deadline of an appeal', () => {
  it(
    'is reminded of once, in the round of the day that begins within four days before, to those who could decide it',
    inWorld(async (world) => {
      const { other, appeal } = await story(world);
      world.clock.advance(26.5 * dayMs - 1);
      expect(await watched(world)).toBe(0);
      world.clock.advance(1);
      expect(await watched(world)).toBe(1);
      expect(await mailed(world, 'appeal_due')).toEqual([other.member.email]);
      expect(await watched(world)).toBe(0);
      expect(await mailed(world, 'appeal_due')).toEqual([]);
      expect(await noted(world, 'appeal.remind')).toMatchObject([
        { actor: { kind: 'service' }, subjects: [appeal.appealId, appeal.decisionId, appeal.trackId] },
      ]);
    }),
  );

  it(
    'is reminded of to the reviewer alone where the appeal has one, and to nobody who took the decision',
    inWorld(async (world) => {
      const { admin, appeal } = await story(world);
      await reviewing(world, admin).takeUp(appeal.appealId);
      world.clock.advance(28 * dayMs);
      await watched(world);
      expect(await mailed(world, 'appeal_due')).toEqual([admin.member.email]);
    }),
  );

  it(
    'is shown as overdue once it has passed, and escalated once to admins in the next daily round',
    inWorld(async (world) => {
      const { admin, other, appeal, own } = await story(world);
      world.clock.advance(30 * dayMs);
      await watched(world);
      expect(await mailed(world, 'appeal_overdue')).toEqual([]);
      expect(valueOf(await world.useCases.followAppeal(own)).overdue).toBeUndefined();
      world.clock.advance(1);
      expect(valueOf(await world.useCases.followAppeal(own)).overdue).toBe(true);
      world.clock.advance(dayMs / 2 - 2);
      expect(await watched(world)).toBe(0);
      world.clock.advance(1);
      expect(await watched(world)).toBe(1);
      expect(await watched(world)).toBe(0);
      const mails = await mailsOf(world);
      expect(mails.map(({ to, kind }) => [to, kind])).toEqual([[admin.member.email, 'appeal_overdue']]);
      expect(JSON.stringify(mails)).not.toContain('hold a license');
      expect(await noted(world, 'appeal.escalate')).toHaveLength(1);

      expect(valueOf(await world.useCases.followAppeal(own)).overdue).toBe(true);
      const { items } = valueOf(await world.useCases.readQueue({ caller: other, free: false, limit: 10 }));
      expect(items).toMatchObject([{ subject: appeal.appealId, overdue: true }]);
      const { appeals } = valueOf(await world.useCases.listAppeals({ statuses: ['submitted'], limit: 10 }));
      expect(appeals).toMatchObject([{ appealId: appeal.appealId, overdue: true }]);
      const read = valueOf(await world.useCases.readAppeal(appeal.appealId));
      expect(read.appeal.overdue).toBe(true);
    }),
  );

  it(
    'is escalated without a reminder before where nothing ran meanwhile, and not at all once it is decided',
    inWorld(async (world) => {
      const { other, appeal, own } = await story(world);
      world.clock.advance(31 * dayMs);
      expect(await watched(world)).toBe(1);
      expect(await mailed(world, 'appeal_due')).toEqual([]);
      await reviewing(world, other).takeUp(appeal.appealId);
      expect(await watched(world)).toBe(0);
      await reviewing(world, other).uphold(appeal.appealId);
      world.clock.advance(dayMs);
      expect(await watched(world)).toBe(0);
      expect(valueOf(await world.useCases.followAppeal(own)).overdue).toBeUndefined();
    }),
  );

  it(
    'is reminded of until it has passed, and on the same day no more',
    inWorld(async (world) => {
      for (const late of [0, 1]) {
        const { other } = await story(world);
        world.clock.advance(30 * dayMs + late);
        expect(await watched(world)).toBe(1 - late);
        expect(await mailed(world, 'appeal_due')).toEqual(late === 0 ? [other.member.email] : []);
        world.clock.advance(dayMs);
        await watched(world);
      }
    }),
  );

  it(
    'that a question moves has a reminder again',
    inWorld(async (world) => {
      const { other, appeal } = await story(world);
      world.clock.advance(28 * dayMs);
      expect(await watched(world)).toBe(1);
      await reviewing(world, other).takeUp(appeal.appealId);
      await reviewing(world, other).ask(appeal.appealId);
      expect(await watched(world)).toBe(0);
      world.clock.advance(13 * dayMs);
      expect(await watched(world)).toBe(1);
      expect(await watched(world)).toBe(0);
    }),
  );

  it(
    'takes effect once when twenty workers see it concurrently',
    inWorld(async (world) => {
      await story(world);
      world.clock.advance(31 * dayMs);
      const taken = await Promise.all(Array.from({ length: 20 }, () => watched(world)));
      expect(taken.reduce((sum, one) => sum + one, 0)).toBe(1);
      expect(await mailed(world, 'appeal_overdue')).toHaveLength(1);
      expect(await noted(world, 'appeal.escalate')).toHaveLength(1);
    }),
  );

  it(
    'is retried while there is nobody to email, and emailed once there is',
    inWorld(async (world) => {
      const [decider] = await staffed(world, ['rights']);
      const { track } = await takenDown(world, decider);
      await anAppealBy(world, track.trackId);
      await mailsOf(world);
      world.clock.advance(31 * dayMs);
      expect(await watched(world)).toBe(0);
      expect(await noted(world, 'appeal.escalate')).toEqual([]);
      const [admin] = await staffed(world, ['admin']);
      await mailsOf(world);
      expect(await watched(world)).toBe(1);
      expect(await mailed(world, 'appeal_overdue')).toEqual([admin.member.email]);
      expect(await noted(world, 'appeal.escalate')).toMatchObject([{ detail: { mails: 1 } }]);
    }),
  );

  it(
    'is in one email with all others of the day, however many there are and whenever they passed',
    inWorld(async (world) => {
      const [decider, admin] = await staffed(world, ['rights'], ['admin']);
      const appeals: string[] = [];
      for (let n = 0; n < 12; n++) {
        const { track } = await takenDown(world, decider);
        appeals.push((await anAppealBy(world, track.trackId)).appeal.appealId);
        world.clock.advance(dayMs / 48);
      }
      await mailsOf(world);
      world.clock.advance(31 * dayMs);
      expect(await watched(world)).toBe(12);
      const [mail, ...others] = await mailsOf(world);
      expect([mail?.to, mail?.kind, mail?.subject]).toEqual([
        admin.member.email,
        'appeal_overdue',
        '12 appeals are overdue',
      ]);
      expect(others).toEqual([]);
      const text = mail?.paragraphs.join('\n') ?? '';
      expect(appeals.filter((appealId) => !text.includes(appealId))).toEqual([]);
      const [note] = await noted(world, 'appeal.escalate');
      expect(note?.subjects.slice(0, 12)).toEqual(appeals);
    }),
  );
});
