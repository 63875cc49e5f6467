import { endsNoticedAt } from '../../../src/domain/licensing/expiry.ts';
import { asOf, type ActiveLicense } from '../../../src/domain/licensing/license.ts';
import { dayMs, type Instant } from '../../../src/domain/shared/calendar.ts';
import { shareOf } from '../../../src/domain/shared/event.ts';
import type {
  DueNotice,
  ExpirySchedule,
  NoticeCommit,
} from '../../../src/ports/driven/licensing/expiry-schedule.ts';
import type { MailQueue } from '../../../src/ports/driven/mail/mail-queue.ts';
import {
  aLicense,
  anEvent,
  aPlatform,
  aRevocation,
  aRevoked,
  contentId,
  eventId,
  licenseId,
  noon,
  platformId,
} from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { aMail, mailId } from '../../support/builders/staff-builders.ts';
import { aRegister, contentStage, published, type ContentView } from '../webhooks/content-store/stage.ts';
import { stage, type Offer } from './license-ledger/stage.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import { effectsOf, noEffects } from '../../support/effects.ts';

/** The ports that a commit of notices writes to, and those that issue and end licenses. */
export interface ExpiryView extends ContentView {
  readonly expiry: ExpirySchedule;
  readonly mailQueue: MailQueue;
}

const end = noon + 60 * dayMs;
const much = 1_000;

const numbersOf = (licenses: readonly ActiveLicense[]): number[] =>
  licenses.map((license) => Number(license.licenseId.slice(4)));
const dueAt = async ({ expiry }: ExpiryView, at: Instant, limit = much): Promise<number[]> =>
  numbersOf((await expiry.due(at, limit)).map(({ license }) => license));

/** Issues the nth license, of the nth content. */
const issue = async (
  { ledger }: ExpiryView,
  offer: Offer,
  n: number,
  changes: Partial<ActiveLicense> = {},
): Promise<ActiveLicense> => {
  const opening = offer(n, { contentId: contentId(n), ...changes });
  const guards = { ...opening.guards, platform: { platformId: opening.candidate.platformId, version: 1 } };
  const opened = await ledger.open({ ...opening, guards });
  if (opened.outcome !== 'opened') throw new Error(`the license was not issued: ${opened.outcome}`);
  return opened.license;
};

/** A commit that sends these notices, with the nth event of each license and the nth email. */
const sending = (
  due: readonly DueNotice[],
  nextAt: Instant | undefined,
  n = 1,
): NoticeCommit & { readonly notices: readonly { readonly dueAt: Instant }[] } => ({
  platformId: due[0]?.license.platformId ?? platformId(),
  notices: due.map(({ license: { licenseId: id, trackId }, dueAt: at }) => ({
    ...{ licenseId: id, trackId, dueAt: at },
    ...(nextAt !== undefined && { nextAt }),
  })),
  effects: effectsOf({
    events: due.map(({ license }, i) =>
      anEvent({ type: 'license.expiring', data: { licenseId: license.licenseId } }, n * 10_000 + i),
    ),
    mails: [aMail({ kind: 'licenses_expiring' }, n)],
  }),
});

const notified = async ({ outbox }: ExpiryView): Promise<number[]> =>
  (await outbox.list({ limit: much }))
    .filter(({ type }) => type === 'license.expiring')
    .map(({ data: { licenseId: id } }) => Number(typeof id === 'string' && id.slice(4)))
    .sort((one, other) => one - other);
const mailed = async ({ mailQueue }: ExpiryView): Promise<readonly string[]> =>
  (await mailQueue.claim({ token: 'look', now: noon, until: noon }, much)).map(({ mail }) => mail.mailId);

/** The promises of every schedule: see `ExpirySchedule`. */
export const expiryScheduleContract = (open: OpenWorld<ExpiryView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('has a license due 30 days before its end, and not a moment before', async (view) => {
      const { offer } = await stage(view);
      const license = await issue(view, offer, 1, { validUntil: end });
      expect(await view.expiry.due(end - 30 * dayMs - 1, much)).toEqual([]);
      const due = await view.expiry.due(end - 30 * dayMs, much);
      expect(due).toEqual([{ license, dueAt: end - 30 * dayMs }]);
    }),

    policy('schedules only notices that are ahead when a license is issued', async (view) => {
      const { offer } = await stage(view);
      const ends = [31 * dayMs, 30 * dayMs, 7 * dayMs + 1, 7 * dayMs, 1];
      for (const [i, ahead] of ends.entries()) {
        await issue(view, offer, i + 1, { validUntil: noon + ahead });
      }
      await issue(view, offer, 9);
      const due = await view.expiry.due(noon + 400 * dayMs, much);
      expect(due.map(({ license, dueAt: at }) => [Number(license.licenseId.slice(4)), at - noon])).toEqual([
        [3, 1],
        [5, 1],
        [1, dayMs],
        [4, 7 * dayMs],
        [2, 23 * dayMs],
      ]);
    }),

    policy('sends notices with their events and emails in one commit, until none is left', async (view) => {
      const { offer } = await stage(view);
      await issue(view, offer, 1, { validUntil: end });
      await issue(view, offer, 2, { validUntil: end });
      const due = await view.expiry.due(end - 30 * dayMs, much);
      expect(await view.expiry.commit(sending(due, end - 7 * dayMs))).toBe('committed');
      expect([await notified(view), await mailed(view)]).toEqual([[1, 2], [mailId()]]);
      expect(await dueAt(view, end - 7 * dayMs - 1)).toEqual([]);
      const next = await view.expiry.due(end - 7 * dayMs, much);
      expect(next.map((one) => one.dueAt)).toEqual([end - 7 * dayMs, end - 7 * dayMs]);
      expect(await view.expiry.commit(sending(next, undefined, 2))).toBe('committed');
      expect(await notified(view)).toEqual([1, 1, 2, 2]);
      expect(await dueAt(view, end + 400 * dayMs)).toEqual([]);
      expect(await view.ledger.find(licenseId())).toMatchObject({ status: 'active', validUntil: end });
    }),

    policy('writes nothing of a batch with a license that ended meanwhile', async (view) => {
      const { offer } = await stage(view);
      const first = await issue(view, offer, 1, { validUntil: end });
      await issue(view, offer, 2, { validUntil: end });
      const due = await view.expiry.due(end, much);
      await view.ledger.close({ revoked: aRevoked(first, aRevocation()), effects: noEffects });
      expect(await view.expiry.commit(sending(due, end))).toBe('conflict');
      expect([await notified(view), await mailed(view)]).toEqual([[], []]);
      expect(await dueAt(view, end)).toEqual([2]);
    }),

    policy(
      'sends each notice once when twenty concurrent callers send the same batch',
      async (view, concurrently) => {
        const { offer } = await stage(view);
        for (const n of [1, 2, 3]) await issue(view, offer, n, { validUntil: end });
        const due = await view.expiry.due(end, much);
        const outcomes = await concurrently(20, ({ expiry }, n) => expiry.commit(sending(due, undefined, n)));
        expect(outcomes.filter((outcome) => outcome === 'committed')).toHaveLength(1);
        expect(await notified(view)).toEqual([1, 2, 3]);
        expect(await mailed(view)).toHaveLength(1);
      },
    ),

    policy('leaves nothing of a commit that fails midway', async (view) => {
      const { offer } = await stage(view);
      await issue(view, offer, 1, { validUntil: end });
      const due = await view.expiry.due(end, much);
      const commit = sending(due, undefined);
      const twice = [anEvent({ eventId: eventId(5) }), anEvent({ eventId: eventId(5) })];
      await expect(
        view.expiry.commit({ ...commit, effects: { ...commit.effects, events: twice } }),
      ).rejects.toThrow();
      expect(await mailed(view)).toEqual([]);
      expect(await dueAt(view, end)).toEqual([1]);
    }),

    policy('skips an email that was written before, and writes the events', async (view) => {
      const { offer } = await stage(view);
      for (const n of [1, 2]) await issue(view, offer, n, { validUntil: end + n });
      const due = await view.expiry.due(end, much);
      for (const [i, one] of due.entries()) {
        const sent = sending([one], undefined, i + 1);
        const commit = { ...sent, effects: { ...sent.effects, mails: [aMail()] } };
        expect(await view.expiry.commit(commit)).toBe('committed');
      }
      expect([await notified(view), await mailed(view)]).toEqual([[1, 2], [mailId()]]);
    }),

    policy('has no license due that was revoked or has a successor', async (view) => {
      const { offer } = await stage(view);
      const [first, second] = [
        await issue(view, offer, 1, { validUntil: end }),
        { validUntil: noon + dayMs },
      ];
      const lapsing = await issue(view, offer, 2, second);
      await view.ledger.close({ revoked: aRevoked(first, aRevocation()), effects: noEffects });
      expect(await dueAt(view, end)).toEqual([2]);
      const later = { issuedAt: noon + dayMs, validFrom: noon + dayMs, validUntil: noon + 40 * dayMs };
      await issue(view, offer, 3, { contentId: lapsing.contentId, ...later });
      expect(await view.ledger.find(lapsing.licenseId)).toEqual(asOf(lapsing, noon + dayMs));
      expect(await view.expiry.due(noon + 400 * dayMs, much)).toMatchObject([{ dueAt: noon + 10 * dayMs }]);
    }),

    policy('schedules licenses of inbound messages, and no longer those that messages end', async (view) => {
      const { message } = await contentStage(view);
      const [first, second] = [published(1, { validUntil: end }), published(2, { validUntil: end })];
      await view.contentStore.commit(message(1, { openings: [first, second] }));
      expect(await dueAt(view, end)).toEqual([1, 2]);
      await view.contentStore.commit(
        message(2, {
          closings: [aRevoked(first)],
          register: aRegister({ version: 2 }),
          guards: { register: 1 },
        }),
      );
      expect(await dueAt(view, end)).toEqual([2]);
    }),

    policy('returns those that are due longest first, up to the limit', async (view) => {
      const { offer } = await stage(view);
      for (const n of [1, 2, 3, 4]) await issue(view, offer, n, { validUntil: end - n * 1_000 });
      expect(await dueAt(view, end)).toEqual([4, 3, 2, 1]);
      expect(await dueAt(view, end, 3)).toEqual([4, 3, 2]);
      expect(await dueAt(view, end - 30 * dayMs - 3_000)).toEqual([4, 3]);
    }),

    policy('serves platforms in turn if one has more than its share', async (view) => {
      const { offer } = await stage(view);
      const limit = 16;
      for (let n = 1; n <= 40; n++) await issue(view, offer, n, { validUntil: end });
      for (const n of [2, 3, 4]) {
        await view.registry.register({ platform: aPlatform({}, n), credentials: [], effects: noEffects });
        for (const i of [1, 2, 3]) {
          const theirs = { platformId: platformId(n), validUntil: end + n * 1_000 };
          await issue(view, offer, 100 * n + i, theirs);
        }
      }
      const notYet = { platformId: platformId(4), validUntil: end + 90 * dayMs };
      await issue(view, offer, 500, notYet);
      const due = await view.expiry.due(end, limit);
      expect(due).toHaveLength(limit);
      const byPlatform = Map.groupBy(due, ({ license }) => license.platformId);
      for (const n of [2, 3, 4]) expect(byPlatform.get(platformId(n))).toHaveLength(shareOf(limit));
      const moments = due.map((one) => one.dueAt);
      expect(moments).toEqual(moments.toSorted((one, other) => one - other));
    }),

    policy('reaches every platform in turn, however many there are', async (view) => {
      const { offer } = await stage(view);
      const limit = 8;
      for (let n = 1; n <= 20; n++) await issue(view, offer, n, { validUntil: end });
      for (let n = 2; n <= 13; n++) {
        await view.registry.register({ platform: aPlatform({}, n), credentials: [], effects: noEffects });
        await issue(view, offer, 100 + n, { platformId: platformId(n), validUntil: end + 1 });
      }
      const seen = new Set<string>();
      for (let call = 0; call < 2; call++) {
        for (const { license } of await view.expiry.due(end, limit)) seen.add(license.platformId);
      }
      expect(seen.size).toBe(13);
    }),

    policy('returns and counts what is due before a moment, by the ends of licenses', async (view) => {
      const { offer } = await stage(view);
      const today = { dueBefore: noon + dayMs, max: much };
      const [soon, later] = [noon + 7 * dayMs, noon + 30 * dayMs];
      const issuedAt = noon - 100 * dayMs;
      const licenses = [soon + 1, soon + 2, soon + dayMs - 1, soon + dayMs, later + 5, noon + 6];
      for (const [i, validUntil] of licenses.entries())
        await issue(view, offer, i + 1, { validUntil, issuedAt });
      // The notice 30 days before was sent for those that end within a week.
      const due = (await view.expiry.due(noon, much)).filter(({ license }) => license.validUntil < later);
      for (const [i, one] of due.entries()) {
        const nextAt = Math.max(one.license.validUntil - 7 * dayMs, noon);
        await view.expiry.commit(sending([one], nextAt, i + 1));
      }
      const upcoming = (days: 30 | 7 | 0, limit = 10, max = much) =>
        view.expiry.upcoming(
          {
            platformId: platformId(),
            dueBefore: today.dueBefore,
            ends: endsNoticedAt(days, today.dueBefore - 1),
          },
          { limit, max },
        );
      const found = async (...requested: Parameters<typeof upcoming>) => {
        const { licenses: first, count } = await upcoming(...requested);
        return [numbersOf(first), count];
      };
      expect(await found(7)).toEqual([[1, 2, 3], 3]);
      expect(await found(7, 2)).toEqual([[1, 2], 3]);
      expect(await found(7, 1, 2)).toEqual([[1], 2]);
      expect(await found(30)).toEqual([[5], 1]);
      expect(await found(0)).toEqual([[6], 1]);
      const other = { platformId: platformId(2), dueBefore: end, ends: endsNoticedAt(0, end) };
      expect(await view.expiry.upcoming(other, { limit: 1, max: 1 })).toEqual({ licenses: [], count: 0 });
    }),

    policy('keeps what it returns whole', async (view) => {
      const { offer } = await stage(view);
      const metadata = { 'a.b': 'dots', $cost: 9.5 };
      await issue(view, offer, 1, { validUntil: end, metadata });
      const [due] = await view.expiry.due(end, much);
      const { platform: _, ...rest } = { platform: aPlatform(), ...aLicense({ validUntil: end, metadata }) };
      expect(due?.license).toEqual(rest);
    }),
  ];
};
