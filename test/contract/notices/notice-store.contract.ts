import { judgedNotice, withoutTexts } from '../../../src/domain/notices/notice-steps.ts';
import { openNoticeStates, textsKeptMs } from '../../../src/domain/notices/notice.ts';
import { dayMs } from '../../../src/domain/shared/calendar.ts';
import type { MailQueue } from '../../../src/ports/driven/mail/mail-queue.ts';
import type { ModerationStore } from '../../../src/ports/driven/moderation/moderation-store.ts';
import type { NoticeStore } from '../../../src/ports/driven/notices/notice-store.ts';
import type { AuditLog } from '../../../src/ports/driven/staff/audit-log.ts';
import { digestOf, noon, trackId } from '../../support/builders/builders.ts';
import { staffId } from '../../support/builders/staff-builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { valueOf } from '../../support/outcomes.ts';
import {
  aComplaint,
  aNotice,
  aRejectedNotice,
  aRevision,
  aSubmission,
  noticeId,
} from '../../support/notices/notice-records.ts';
import { policiesIn, type OpenWorld } from '../world.ts';

export interface NoticesView {
  readonly noticeStore: NoticeStore;
  readonly moderationStore: Pick<ModerationStore, 'claim' | 'claimOf'>;
  readonly mailQueue: MailQueue;
  readonly auditLog: AuditLog;
}

const mailsIn = async ({ mailQueue }: NoticesView): Promise<number> =>
  (await mailQueue.claim({ token: 'lse_1', now: noon + 3_600_000, until: noon + 3_660_000 }, 100)).length;
const notesIn = async ({ auditLog }: NoticesView): Promise<number> =>
  (await auditLog.entries({ after: 0, limit: 100 })).filter(({ action }) => action === 'notice.decide')
    .length;
const idsOf = (notices: readonly { readonly noticeId: string }[]) => notices.map(({ noticeId: id }) => id);
const period = { from: noon, until: noon + 10 * dayMs, limit: 10 };

/** The promises of every store of reports: see `NoticeStore`. */
export const noticeStoreContract = (open: OpenWorld<NoticesView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('stores a report once with its email, and finds it by both codes', async (view) => {
      const { noticeStore } = view;
      const { mailCodeDigest: _, ...unmailed } = aNotice({}, 2);
      for (let time = 0; time < 2; time++)
        expect(await noticeStore.submit(aSubmission(aNotice()))).toEqual(aNotice());
      expect(await noticeStore.submit({ ...aSubmission(unmailed, 2) })).toEqual(unmailed);
      expect(await noticeStore.find(noticeId())).toEqual(aNotice());
      expect(await noticeStore.find(noticeId(3))).toBeUndefined();
      for (const digest of [60_001, 70_001].map(digestOf))
        expect(await noticeStore.findByCode(digest)).toEqual(aNotice());
      expect(await noticeStore.findByCode(digestOf(60_002))).toEqual(unmailed);
      expect(await noticeStore.findByCode(digestOf(70_002))).toBeUndefined();
      expect(idsOf(await noticeStore.ofTrack(trackId(), 10))).toEqual([noticeId(2), noticeId(1)]);
      expect(await noticeStore.ofTrack(trackId(2), 10)).toEqual([]);
      expect(await mailsIn(view)).toBe(2);
    }),

    policy('keeps one of twenty reports that have the same code', async (view, concurrently) => {
      const same = { codeDigest: digestOf(7) };
      const stored = await concurrently(20, ({ noticeStore }, n) =>
        noticeStore.submit(aSubmission(aNotice(same, n), n)),
      );
      const [first] = stored;
      expect(new Set(idsOf(stored)).size).toBe(1);
      expect(await view.noticeStore.findByCode(digestOf(7))).toEqual(first);
      expect(idsOf(await view.noticeStore.ofTrack(trackId(), 100))).toHaveLength(1);
      expect(await mailsIn(view)).toBe(1);
    }),

    policy('accepts one of twenty decisions about the same version', async (view, concurrently) => {
      await view.noticeStore.submit(aSubmission(aNotice()));
      const decided = (n: number) => aRejectedNotice(aNotice(), { sealed: `the texts of ${n}` });
      const outcomes = await concurrently(20, ({ noticeStore }, n) =>
        noticeStore.revise(aRevision(decided(n), n)),
      );
      expect(outcomes.filter((each) => each === 'revised')).toHaveLength(1);
      const winner = outcomes.indexOf('revised') + 1;
      expect(await view.noticeStore.find(noticeId())).toEqual(decided(winner));
      expect(await view.noticeStore.revise(aRevision(decided(winner), winner))).toBe('revised');
      expect(await view.noticeStore.revise(aRevision(aRejectedNotice(aNotice({}, 2)), 30))).toBe(
        'guard-failed',
      );
      expect([await notesIn(view), await mailsIn(view)]).toEqual([1, 2]);
    }),

    policy('decides nothing that another member has claimed, and ends the claim with it', async (view) => {
      const { noticeStore, moderationStore } = view;
      await noticeStore.submit(aSubmission(aNotice()));
      const claim = { subject: noticeId(), staffId: staffId(2), until: noon + dayMs };
      expect(await moderationStore.claim(claim, noon)).toBe('claimed');
      const by = (n: number) => ({ claimant: { staffId: staffId(n), now: noon + 5 } });
      const revise = (n: number) => noticeStore.revise(aRevision(aRejectedNotice(), n, by(n)));
      expect(await revise(1)).toBe('claimed-by-another');
      expect(await notesIn(view)).toBe(0);
      expect(await revise(2)).toBe('revised');
      expect(await moderationStore.claimOf(noticeId(), noon + 5)).toBeUndefined();
    }),

    policy('lists reports by state and ground, longest waiting first, in pages', async ({ noticeStore }) => {
      const grounds = ['other', 'copyright_recording'] as const;
      for (let n = 1; n <= 6; n++) {
        const ground = grounds[n % 2] ?? 'other';
        await noticeStore.submit(aSubmission(aNotice({ ground }, n), n));
      }
      const revise = async (n: number, complains: boolean) => {
        const notice = (await noticeStore.find(noticeId(n))) ?? aNotice();
        await noticeStore.revise(aRevision(aRejectedNotice(notice), n));
        if (complains) await noticeStore.revise(aRevision(aComplaint(notice), 10 + n));
      };
      await revise(1, true);
      await revise(2, false);
      const states = openNoticeStates;
      const first = await noticeStore.list({ states }, { limit: 3 });
      expect(idsOf(first.items)).toEqual([3, 4, 5].map(noticeId));
      expect(first.next).toBeDefined();
      const { next } = first;
      const second = await noticeStore.list({ states }, { limit: 3, ...(next && { after: next }) });
      expect([idsOf(second.items), second.next]).toEqual([[6, 1].map(noticeId), undefined]);
      const byGround = await noticeStore.list({ states, ground: 'other' }, { limit: 9 });
      expect(idsOf(byGround.items)).toEqual([4, 6].map(noticeId));
      expect(idsOf((await noticeStore.list({ states: ['decided'] }, { limit: 9 })).items)).toEqual([
        noticeId(2),
      ]);
    }),

    policy('finds reports by each of their times', async ({ noticeStore }) => {
      for (let n = 1; n <= 3; n++) await noticeStore.submit(aSubmission(aNotice({}, n), n));
      await noticeStore.revise(aRevision(aRejectedNotice(aNotice({}, 1)), 1));
      await noticeStore.revise(aRevision(aRejectedNotice(aNotice({}, 2)), 2));
      await noticeStore.revise(aRevision(aComplaint(aNotice({}, 2)), 3));
      const found = async (time: Parameters<NoticeStore['inPeriod']>[0]) =>
        idsOf(await noticeStore.inPeriod(time, period));
      expect(await found('submitted')).toEqual([1, 2, 3].map(noticeId));
      expect(await found('judged')).toEqual([1, 2].map(noticeId));
      expect(await found('complained')).toEqual([noticeId(2)]);
      expect(await found('complaint-judged')).toEqual([]);
      const upheld = valueOf(
        judgedNotice(aComplaint(aNotice({}, 2)), {
          ...{ outcome: 'upheld', decidedBy: staffId(2), decidedAt: noon + 3 * dayMs },
          sealed: 'the texts with both reasons',
        }),
      );
      await noticeStore.revise(aRevision(upheld, 4));
      expect(await found('complaint-judged')).toEqual([noticeId(2)]);
      const early = { ...period, until: noon + 3 * dayMs - 1 };
      expect(await noticeStore.inPeriod('complaint-judged', early)).toEqual([]);
      const after = { at: noon + 1, id: noticeId(1) };
      expect(idsOf(await noticeStore.inPeriod('submitted', { ...period, after, limit: 1 }))).toEqual([
        noticeId(2),
      ]);
      expect(await noticeStore.inPeriod('submitted', { ...period, from: noon + 4 })).toEqual([]);
    }),

    policy('returns texts that are due until they are deleted', async ({ noticeStore }) => {
      await noticeStore.submit(aSubmission(aNotice()));
      const decided = aRejectedNotice();
      await noticeStore.revise(aRevision(decided));
      const dueAt = noon + dayMs + textsKeptMs;
      expect(await noticeStore.due(dueAt - 1, 10)).toEqual([]);
      expect(await noticeStore.due(dueAt, 10)).toEqual([decided]);
      const bare = withoutTexts(decided);
      expect(await noticeStore.revise(aRevision(bare, 2))).toBe('revised');
      expect(await noticeStore.due(dueAt, 10)).toEqual([]);
      expect(await noticeStore.find(noticeId())).toEqual(bare);
    }),
  ];
};
