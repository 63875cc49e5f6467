import {
  anAppealBy,
  deciding,
  pending,
  reviewing,
  staffed,
  takenDown,
} from '../../../support/stories/moderation-story.ts';
import { trackId } from '../../../support/builders/builders.ts';
import { appealId } from '../../../support/builders/moderation-builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';
import type { TrackId } from '../../../../src/domain/shared/ids.ts';
import type { StaffCaller } from '../../../../src/ports/driving/staff/staff.ts';

const halfAnHour = 30 * 60_000;

const seen = async (
  { useCases }: World,
  caller: StaffCaller,
  kind: 'track' | 'appeal' | undefined,
  { free = false, limit = 10 } = {},
) => {
  const subjects: string[] = [];
  for (let cursor: string | undefined; ;) {
    const page = valueOf(
      await useCases.readQueue({ caller, ...(kind && { kind }), free, limit, ...(cursor && { cursor }) }),
    );
    subjects.push(...page.items.map(({ subject }) => subject));
    if (page.nextCursor === null) return subjects;
    cursor = page.nextCursor;
  }
};

describe('the queue', () => {
  it(
    'shows tracks that wait for review, the one that waits longest first, page by page',
    inWorld(async (world) => {
      const [moderator] = await staffed(world, ['moderator']);
      const ids: TrackId[] = [];
      for (let n = 0; n < 5; n++) {
        ids.push((await world.aTrackInCatalog(pending)).trackId);
        world.clock.advance(1_000);
      }
      await world.aTrackInCatalog();
      expect(await seen(world, moderator, 'track', { limit: 2 })).toEqual(ids);
      const { readQueue } = world.useCases;
      const [first] = valueOf(await readQueue({ caller: moderator, free: false, limit: 1 })).items;
      expect([first?.title.startsWith('Slow Harbour'), first?.artists]).toEqual([true, ['Ada Finch']]);
      await deciding(world, moderator)({ trackId: ids[0] ?? trackId(404) }, { act: 'approve' });
      expect(await seen(world, moderator, 'track')).toEqual(ids.slice(1));
    }),
  );

  it(
    'shows open appeals by their deadline, the soonest first, with the track’s title',
    inWorld(async (world) => {
      const [decider, reviewer] = await staffed(world, ['rights'], ['rights']);
      const one = await takenDown(world, decider);
      const first = await anAppealBy(world, one.track.trackId, 'a@a.example');
      world.clock.advance(1_000);
      const second = await anAppealBy(world, one.track.trackId, 'b@a.example');
      const third = await anAppealBy(world, one.track.trackId, 'c@a.example');
      valueOf(await reviewing(world, reviewer).takeUp(first.appeal.appealId));
      valueOf(await reviewing(world, reviewer).ask(first.appeal.appealId));
      await world.useCases.withdrawAppeal(third.own);
      expect(await seen(world, reviewer, 'appeal', { limit: 1 })).toEqual([
        second.appeal.appealId,
        first.appeal.appealId,
      ]);
      const requested = { caller: reviewer, kind: 'appeal', free: false, limit: 10 } as const;
      expect(valueOf(await world.useCases.readQueue(requested)).items).toMatchObject([
        { title: one.track.title, trackId: one.track.trackId, decideBy: second.appeal.decideBy },
        { title: one.track.title },
      ]);
    }),
  );

  it.each([1, 2, 3, 10])(
    'shows both kinds where none is named, appeals before tracks, by pages of %d',
    async (limit) =>
      inWorld(async (world) => {
        const [decider, reviewer] = await staffed(world, ['rights'], ['rights']);
        const waiting = [await world.aTrackInCatalog(pending), await world.aTrackInCatalog(pending)];
        const { track } = await takenDown(world, decider);
        const appeals = [
          await anAppealBy(world, track.trackId, 'a@a.example'),
          await anAppealBy(world, track.trackId, 'b@a.example'),
        ];
        const found = await seen(world, reviewer, undefined, { limit });
        expect(found.slice(0, 2).toSorted()).toEqual(appeals.map(({ appeal }) => appeal.appealId).toSorted());
        expect(found.slice(2).toSorted()).toEqual(waiting.map(({ trackId: id }) => id).toSorted());
        const requested = { caller: reviewer, free: false, limit: 10 } as const;
        const { items } = valueOf(await world.useCases.readQueue(requested));
        expect(items.map(({ kind }) => kind)).toEqual(['appeal', 'appeal', 'track', 'track']);
      })(),
  );

  it(
    'has cursors that are bound to its filters',
    inWorld(async (world) => {
      const [moderator] = await staffed(world, ['moderator']);
      for (let n = 0; n < 2; n++) await world.aTrackInCatalog(pending);
      const { readQueue } = world.useCases;
      const requested = { caller: moderator, kind: 'track', free: false, limit: 1 } as const;
      const cursor = valueOf(await readQueue(requested)).nextCursor ?? '';
      expect(kindOf(await readQueue({ ...requested, kind: 'appeal', cursor }))).toBe('cursor-invalid');
      expect(kindOf(await readQueue({ ...requested, cursor: 'forged' }))).toBe('cursor-invalid');
    }),
  );
});

describe('a claim', () => {
  it(
    'keeps others from deciding for half an hour, and from the free part of the queue',
    inWorld(async (world) => {
      const [one, two] = await staffed(world, ['moderator'], ['moderator']);
      const track = await world.aTrackInCatalog(pending);
      const subject = track.trackId;
      const { claimSubject, unclaim } = world.useCases;
      const claimed = valueOf(await claimSubject({ caller: one, subject }));
      expect(claimed.until).toBe(world.clock.now() + halfAnHour);
      expect(kindOf(await claimSubject({ caller: two, subject }))).toBe('claimed-by-another');
      expect(await seen(world, two, 'track', { free: true })).toEqual([]);
      expect(await seen(world, two, 'track')).toEqual([subject]);
      expect(await seen(world, one, 'track', { free: true })).toEqual([subject]);
      await expect(deciding(world, two)(track, { act: 'reject' })).rejects.toThrow('claimed-by-another');

      await unclaim({ caller: two, subject });
      expect(kindOf(await claimSubject({ caller: two, subject }))).toBe('claimed-by-another');
      await unclaim({ caller: one, subject });
      expect(kindOf(await claimSubject({ caller: two, subject }))).toBe('ok');
      world.clock.advance(halfAnHour + 1);
      expect((await deciding(world, one)(track, { act: 'reject' })).after).toBe('rejected');
    }),
  );

  it(
    'of an appeal keeps others from every step of its review, and from undoing what it is against',
    inWorld(async (world) => {
      const [decider, one, two] = await staffed(world, ['rights'], ['rights'], ['rights']);
      const { track } = await takenDown(world, decider);
      const { appeal } = await anAppealBy(world, track.trackId);
      valueOf(await world.useCases.claimSubject({ caller: one, subject: appeal.appealId }));
      const { takeUp, dismiss, uphold, overturn } = reviewing(world, two);
      for (const step of [takeUp, dismiss, uphold, overturn])
        expect(kindOf(await step(appeal.appealId))).toBe('claimed-by-another');
      await expect(deciding(world, decider)(track, { act: 'reinstate' })).rejects.toThrow(
        'claimed-by-another',
      );
      valueOf(await reviewing(world, one).takeUp(appeal.appealId));
      expect(kindOf(await reviewing(world, one).overturn(appeal.appealId))).toBe('ok');
    }),
  );

  it(
    'is for staff who may decide: nobody else can delay a takedown or an appeal',
    inWorld(async (world) => {
      const teams = [['rights'], ['moderator'], ['rights'], ['admin']] as const;
      const [decider, moderator, rights, admin] = await staffed(world, ...teams);
      const published = await world.aTrackInCatalog();
      const waiting = await world.aTrackInCatalog(pending);
      const { track } = await takenDown(world, decider);
      const { appeal } = await anAppealBy(world, track.trackId);
      const claiming = async (caller: StaffCaller) => {
        const outcomes = [];
        for (const subject of [published.trackId, track.trackId, appeal.appealId, waiting.trackId]) {
          outcomes.push(kindOf(await world.useCases.claimSubject({ caller, subject })));
          await world.useCases.unclaim({ caller, subject });
        }
        return outcomes;
      };
      expect(await claiming(moderator)).toEqual(['role-missing', 'role-missing', 'role-missing', 'ok']);
      expect(await claiming(rights)).toEqual(['ok', 'ok', 'ok', 'ok']);
      expect(await claiming(admin)).toEqual(['ok', 'ok', 'ok', 'ok']);
    }),
  );

  it(
    'is possible only on existing tracks and open appeals',
    inWorld(async (world) => {
      const [decider, reviewer] = await staffed(world, ['rights'], ['rights']);
      const { track } = await takenDown(world, decider);
      const { appeal, own } = await anAppealBy(world, track.trackId);
      await world.useCases.withdrawAppeal(own);
      for (const subject of [trackId(404), appealId(404), appeal.appealId]) {
        const requested = { caller: reviewer, subject };
        expect(kindOf(await world.useCases.claimSubject(requested))).toBe('subject-not-found');
      }
      expect(kindOf(await world.useCases.claimSubject({ caller: reviewer, subject: track.trackId }))).toBe(
        'ok',
      );
    }),
  );
});
