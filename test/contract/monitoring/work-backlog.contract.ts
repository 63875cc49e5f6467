import { uploadBounds } from '../../../src/domain/enrichment/enrichment.ts';
import { isOverdue } from '../../../src/domain/moderation/appeals/appeal-deadline.ts';
import { openStatuses } from '../../../src/domain/moderation/appeals/appeal.ts';
import { stateSince } from '../../../src/domain/notices/notice.ts';
import { openSince } from '../../../src/domain/parties/dispute.ts';
import { dayMs } from '../../../src/domain/shared/calendar.ts';
import { workQueues, type WorkBacklog } from '../../../src/ports/driven/monitoring/work-backlog.ts';
import { aDraft, aDraftAddition, aDraftChange, aRevision } from '../../support/drafts/draft-records.ts';
import { accountId } from '../../support/artists/artist-builders.ts';
import { aTrack, noon } from '../../support/builders/builders.ts';
import { aMatch, anEnrichment } from '../../support/builders/sound-builders.ts';
import { aMail, mailId } from '../../support/builders/staff-builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { noEffects } from '../../support/effects.ts';
import { fillArtists, type KeptOfArtists } from '../../support/stores/full/full-artists.ts';
import { fillDrafts } from '../../support/stores/full/full-drafts.ts';
import { fillEnrichments } from '../../support/stores/full/full-enrichments.ts';
import { fillModeration, type KeptOfModeration } from '../../support/stores/full/full-moderation.ts';
import { fillNotices, type KeptOfNotices } from '../../support/stores/full/full-notices.ts';
import { fillConfirmations, type KeptOfConfirmations } from '../../support/stores/full/full-parties.ts';
import { fillUploads, type KeptOfUploads } from '../../support/stores/full/full-uploads.ts';
import type { KitStorage } from '../../support/worlds/stores/kit-storage.ts';
import { policiesIn, type OpenWorld } from '../world.ts';

export type BacklogView = Pick<KitStorage, 'mailQueue' | 'enrichmentJobs'> &
  KeptOfUploads &
  KeptOfModeration &
  KeptOfNotices &
  KeptOfConfirmations &
  KeptOfArtists & { readonly workBacklog: WorkBacklog };

const limit = 100;
const lease = { token: 'a', now: noon, until: noon + 60_000 };

/** The promises of `WorkBacklog`, beside what other ports return of the same records. */
export const workBacklogContract = (open: OpenWorld<BacklogView>): readonly ContractCase[] => {
  const policy = policiesIn(open);

  return [
    policy('counts nothing where nothing waits', async ({ workBacklog }) => {
      const nothing = Object.fromEntries(workQueues.map((queue) => [queue, { waiting: 0 }]));
      expect(await workBacklog.read(noon)).toEqual({ ...nothing, appeals: { waiting: 0, overdue: 0 } });
    }),

    policy('counts emails that are due, also those that are being sent', async (view) => {
      const { mailQueue, workBacklog } = view;
      for (const [n, createdAt] of [noon - 9, noon - 5, noon, noon + 1].entries())
        await mailQueue.enqueue(aMail({ createdAt }, n + 1));
      expect((await workBacklog.read(noon)).emails).toEqual({ waiting: 3, since: noon - 9 });
      await mailQueue.claim(lease, 2);
      await mailQueue.settle(mailId(1), lease.token, { outcome: 'sent', at: noon });
      expect((await workBacklog.read(noon)).emails).toEqual({ waiting: 2, since: noon - 5 });
      const again = { outcome: 'failed', at: noon, detail: '451', tryAt: noon + 60_000 } as const;
      await mailQueue.settle(mailId(2), lease.token, again);
      expect((await workBacklog.read(noon)).emails).toEqual({ waiting: 1, since: noon });
    }),

    policy('counts uploads that are confirmed and not processed', async (view) => {
      await fillUploads(view, 30);
      const { items } = await view.uploadStore.ofAccount(accountId(), { limit });
      const waiting = items.filter(({ state }) => state === 'processing').length;
      expect(waiting).toBeGreaterThan(1);
      expect((await view.workBacklog.read(noon)).uploads).toEqual({ waiting, since: noon });
    }),

    policy('counts enrichments with rows without an outcome', async ({ enrichmentJobs, workBacklog }) => {
      await fillEnrichments(enrichmentJobs, 1);
      const before = (await workBacklog.read(noon)).enrichments.waiting;
      const quota = { day: '2026-11-10', limit: null, warnings: [] };
      const added = [anEnrichment({}, 2), anEnrichment({}, 3), anEnrichment({ outcomes: [aMatch()] }, 4, 1)];
      for (const enrichment of added)
        await enrichmentJobs.open({ enrichment, quota, uploads: uploadBounds, effects: noEffects });
      const { waiting, since } = (await workBacklog.read(noon)).enrichments;
      expect(waiting - before).toBe(2);
      expect(since).toBe(before === 0 ? noon + 2 : noon + 1);
    }),

    policy('counts tracks that wait for review, since the first', async ({ library, workBacklog }) => {
      for (const n of [1, 2, 3]) {
        const { catalogVersion: _, ...track } = aTrack({ updatedAt: noon - n }, n);
        const pending = n === 3 ? track : ({ ...track, moderationStatus: 'pending_review' } as const);
        await library.commit({ track: pending, guards: { catalogVersion: 'absent' }, effects: noEffects });
      }
      expect((await workBacklog.read(noon)).tracks).toEqual({ waiting: 2, since: noon - 2 });
    }),

    policy('counts revisions that wait for review', async ({ draftStore, workBacklog }) => {
      const revised = { ...aDraft(), revision: aRevision() };
      await draftStore.add(aDraftAddition(aDraft(), 1));
      await draftStore.add(aDraftAddition(aDraft({}, 2), 2));
      expect((await workBacklog.read(noon)).revisions).toEqual({ waiting: 0 });
      await draftStore.change(aDraftChange(revised, 1));
      const { submittedAt: since } = revised.revision;
      expect((await workBacklog.read(noon)).revisions).toEqual({ waiting: 1, since });
    }),

    policy('counts reports and complaints that are not decided', async (view) => {
      await fillNotices(view, 12);
      const states = ['received', 'complained'] as const;
      const { items } = await view.noticeStore.list({ states }, { limit });
      expect(items.length).toBeGreaterThan(1);
      const since = Math.min(...items.map(stateSince));
      expect((await view.workBacklog.read(noon)).reports).toEqual({ waiting: items.length, since });
    }),

    policy('counts open appeals, and those whose deadline has passed', async (view) => {
      const { library, moderationStore, workBacklog } = view;
      for (let n = 1; n <= 13; n++) {
        const { catalogVersion: _, ...track } = aTrack({}, n);
        await library.commit({ track, guards: { catalogVersion: 'absent' }, effects: noEffects });
      }
      await fillModeration(view, 13);
      const listed = await moderationStore.listAppeals({ statuses: openStatuses, limit });
      for (const now of [noon, noon + 2 * dayMs, noon + 2 * dayMs + 1]) {
        const overdue = listed.filter((appeal) => isOverdue(appeal, now)).length;
        expect((await workBacklog.read(now)).appeals).toEqual({ waiting: listed.length, overdue });
      }
      expect(listed.some((appeal) => isOverdue(appeal, noon + 2 * dayMs + 1))).toBe(true);
      expect(listed.every((appeal) => isOverdue(appeal, noon + 2 * dayMs + 1))).toBe(false);
    }),

    policy('counts disputes about shares that are open', async (view) => {
      await fillDrafts(view, 40);
      await fillConfirmations(view, 40);
      const { items } = await view.confirmationStore.openDisputes({ limit });
      expect(items.length).toBeGreaterThan(1);
      const since = Math.min(...items.map((each) => openSince(each) ?? Infinity));
      const { 'share-disputes': disputes } = await view.workBacklog.read(noon);
      expect(disputes).toEqual({ waiting: items.length, since });
    }),

    policy('counts claims of artists that are open', async (view) => {
      await fillArtists(view, 5);
      const { items } = await view.claimStore.ofStatus('open', { limit });
      expect(items.length).toBeGreaterThan(1);
      const since = Math.min(...items.map(({ createdAt }) => createdAt));
      const { 'artist-claims': claims } = await view.workBacklog.read(noon);
      expect(claims).toEqual({ waiting: items.length, since });
    }),
  ];
};
