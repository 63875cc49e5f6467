import type { ActiveLicense } from '../../../../src/domain/licensing/license.ts';
import { PlatformId, TrackId } from '../../../../src/domain/shared/ids.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import {
  aLicense,
  anEvent,
  contentId,
  licenseId,
  noon,
  platformId,
} from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import {
  anIdempotentRequest,
  stage,
  suspend,
  takeTrackDown,
  storedEvents,
  type LedgerView,
} from './stage.ts';
import { successorPolicies } from './succeeding.ts';

const november = '2026-11';
const lapsing: Partial<ActiveLicense> = { validUntil: noon + 1_000 };
const issuedAt = (at: number): Partial<ActiveLicense> => ({ issuedAt: at, validFrom: at });

export const openingPolicies = (open: OpenWorld<LedgerView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    ...successorPolicies(open),
    policy('keeps a license exactly as it was issued', async (view) => {
      const { offer } = await stage(view);
      const full = offer(1, {
        validUntil: noon + 86_400_000,
        licensee: { name: 'Zoë “Z” O’Neil', type: 'end_user', ref: 'user-7' },
        projectName: 'Harbour film',
        territories: ['DE', 'FR'],
        environment: 'sandbox',
        source: 'webhook',
        metadata: { campaign: 'spring', episode: 7, ratio: 0.1, final: true },
      });
      expect(await view.ledger.open(full)).toEqual({ outcome: 'opened', license: full.candidate });
      expect(await view.ledger.find(licenseId())).toEqual(full.candidate);
      expect(await view.ledger.findExisting(full.candidate)).toEqual(full.candidate);
    }),

    policy(
      'grants one license when twenty concurrent callers race for a binding',
      async (view, concurrently) => {
        const { offer } = await stage(view);
        const answers = await concurrently(20, ({ ledger }, n) => ledger.open(offer(n)));
        expect(answers.filter(({ outcome }) => outcome === 'opened')).toHaveLength(1);
        expect(answers.filter(({ outcome }) => outcome === 'existing')).toHaveLength(19);
        const ids = answers.map((answer) => answer.outcome !== 'guard-failed' && answer.license.licenseId);
        expect(new Set(ids).size).toBe(1);
        expect(await storedEvents(view)).toEqual([{ type: 'license.issued', licenseId: ids[0] }]);
        expect(await view.ledger.issuedIn(platformId(), november)).toBe(1);
      },
    ),

    policy(
      'grants exactly a hundred when two hundred concurrent callers share a quota of a hundred',
      async (view, concurrently) => {
        const { offer } = await stage(view);
        const answers = await concurrently(200, ({ ledger }, n) =>
          ledger.open(offer(n, { contentId: contentId(n) }, { limit: 100 })),
        );
        expect(answers.filter(({ outcome }) => outcome === 'opened')).toHaveLength(100);
        const rejected = answers.filter(({ outcome }) => outcome !== 'opened');
        expect(rejected).toEqual(
          Array.from({ length: 100 }, () => ({ outcome: 'guard-failed', guard: 'quota' })),
        );
        expect(await view.ledger.issuedIn(platformId(), november)).toBe(100);
        expect(await storedEvents(view)).toHaveLength(100);
      },
    ),

    policy(
      'warns with the license whose number in its month reaches a threshold, however many race for it',
      async (view, concurrently) => {
        const { offer } = await stage(view);
        const warningsOf = (n: number) =>
          [8, 10].map((at) => ({
            at,
            event: anEvent({ type: 'usage.quota_warning', data: { used: at } }, 1_000 * n + at),
          }));
        const warned = async () =>
          (await view.outbox.list({ limit: 1_000 }))
            .filter(({ type }) => type === 'usage.quota_warning')
            .map(({ data }) => data['used']);
        const openOne = ({ ledger }: LedgerView, n: number) =>
          ledger.open(offer(n, { contentId: contentId(n) }, { limit: 10, warnings: warningsOf(n) }));
        for (let n = 1; n <= 7; n++) await openOne(view, n);
        await openOne(view, 7);
        expect(await warned()).toEqual([]);
        await concurrently(20, (each, n) => openOne(each, 7 + n));
        expect((await warned()).sort()).toEqual([10, 8]);
      },
    ),

    policy('counts each month and each platform separately', async (view) => {
      const { offer } = await stage(view);
      const december = Date.UTC(2026, 11, 1);
      const binding = (n: number) => ({ contentId: contentId(n) });
      expect(await view.ledger.open(offer(1, binding(1), { limit: 1 }))).toMatchObject({ outcome: 'opened' });
      expect(await view.ledger.open(offer(2, binding(2), { limit: 1 }))).toMatchObject({ guard: 'quota' });
      const next = offer(3, { ...binding(3), ...issuedAt(december) }, { limit: 1 });
      expect(await view.ledger.open(next)).toMatchObject({ outcome: 'opened' });
      expect(await view.ledger.open(offer(4, binding(4)))).toMatchObject({ outcome: 'opened' });
      expect(await view.ledger.issuedIn(platformId(), november)).toBe(2);
      expect(await view.ledger.issuedIn(platformId(), '2026-12')).toBe(1);
      expect(await view.ledger.issuedIn(platformId(2), november)).toBe(0);
    }),

    policy('issues no license where a takedown was committed between load and commit', async (view) => {
      const { offer, track } = await stage(view);
      await takeTrackDown(view, track);
      expect(await view.ledger.open(offer(1))).toEqual({ outcome: 'guard-failed', guard: 'track' });
      expect(await view.ledger.find(licenseId())).toBeUndefined();
    }),

    policy('issues nothing after a takedown, however many race it', async (view, concurrently) => {
      const { offer, track } = await stage(view);
      const down = anEvent({ type: 'track.takedown' }, 1_000);
      const answers = await concurrently(60, async (competing, n) => {
        if (n === 30) return takeTrackDown(competing, track, [down]);
        for (let turn = 0; turn < n % 4; turn++) await competing.ledger.issuedIn(platformId(), november);
        return competing.ledger.open(offer(n, { contentId: contentId(n) }));
      });
      const opened = answers.filter((answer) => answer?.outcome === 'opened');
      const types = (await storedEvents(view)).map(({ type }) => type);
      expect(types.indexOf('track.takedown')).toBe(types.length - 1);
      expect(types).toHaveLength(opened.length + 1);
      expect(await view.ledger.issuedIn(platformId(), november)).toBe(opened.length);
    }),

    policy('issues no license where a suspension was committed between load and commit', async (view) => {
      const { offer, platform } = await stage(view);
      await suspend(view, platform);
      expect(await view.ledger.open(offer(1))).toEqual({ outcome: 'guard-failed', guard: 'platform' });
      expect(await view.ledger.find(licenseId())).toBeUndefined();
    }),

    policy('issues no license of a track or for a platform that does not exist', async (view) => {
      const { offer } = await stage(view);
      const { guards } = offer(1);
      const elsewhere = { ...guards.track, trackId: TrackId('trk_elsewhere') };
      const noTrack = offer(1, {}, { guards: { ...guards, track: elsewhere } });
      expect(await view.ledger.open(noTrack)).toEqual({ outcome: 'guard-failed', guard: 'track' });
      const nobody = { ...guards.platform, platformId: PlatformId('plt_nobody') };
      const noPlatform = offer(1, {}, { guards: { ...guards, platform: nobody } });
      expect(await view.ledger.open(noPlatform)).toEqual({ outcome: 'guard-failed', guard: 'platform' });
    }),

    policy('writes nothing at all where a guard failed', async (view) => {
      const { offer } = await stage(view);
      await view.ledger.open(offer(1, lapsing));
      await view.idempotencyStore.begin(anIdempotentRequest());
      const idempotency = { key: anIdempotentRequest().key, status: 201, resourceId: licenseId(2) };
      const late = offer(2, issuedAt(noon + 1_000), { limit: 1, effects: { idempotency } });
      expect(await view.ledger.open(late)).toEqual({ outcome: 'guard-failed', guard: 'quota' });
      expect(await view.ledger.find(licenseId(1))).toMatchObject({ status: 'active' });
      expect(await view.ledger.find(licenseId(2))).toBeUndefined();
      expect(await storedEvents(view)).toHaveLength(1);
      expect(await view.ledger.issuedIn(platformId(), november)).toBe(1);
      expect(await view.idempotencyStore.begin(anIdempotentRequest())).toMatchObject({ outcome: 'running' });
    }),

    policy('returns the existing license before any guard, without a count or an event', async (view) => {
      const { offer, track, platform } = await stage(view);
      const first = offer(1);
      await view.ledger.open(first);
      await takeTrackDown(view, track);
      await suspend(view, platform);
      const again = await view.ledger.open(offer(2, {}, { limit: 1 }));
      expect(again).toEqual({ outcome: 'existing', license: first.candidate });
      expect(await storedEvents(view)).toHaveLength(1);
      expect(await view.ledger.issuedIn(platformId(), november)).toBe(1);
    }),

    policy('makes the running lock an idempotency record in the commit of the license', async (view) => {
      const { offer } = await stage(view);
      const { key } = anIdempotentRequest();
      await view.idempotencyStore.begin(anIdempotentRequest());
      await view.ledger.open(
        offer(1, {}, { effects: { idempotency: { key, status: 201, resourceId: licenseId(1) } } }),
      );
      const done = { outcome: 'done', status: 201, resourceId: licenseId(1) };
      expect(await view.idempotencyStore.begin(anIdempotentRequest())).toEqual(done);
      expect(await view.idempotencyStore.begin(anIdempotentRequest({ fingerprint: 'payload-2' }))).toEqual({
        outcome: 'mismatch',
      });
      expect(
        await view.idempotencyStore.begin(anIdempotentRequest({ now: anIdempotentRequest().keepUntil })),
      ).toEqual(done);
    }),

    policy('issues nothing for a request whose lock was released', async (view) => {
      const { offer } = await stage(view);
      const { key } = anIdempotentRequest();
      await view.idempotencyStore.begin(anIdempotentRequest());
      await view.idempotencyStore.releaseLock(anIdempotentRequest());
      const opening = offer(
        1,
        {},
        { effects: { idempotency: { key, status: 201, resourceId: licenseId(1) } } },
      );
      await expect(view.ledger.open(opening)).rejects.toThrow(Unavailable);
      expect([await view.ledger.find(licenseId(1)), await storedEvents(view)]).toEqual([undefined, []]);
      expect(await view.idempotencyStore.begin(anIdempotentRequest())).toEqual({ outcome: 'begun' });
    }),

    policy('names the existing license in the idempotency record of a concurrent caller', async (view) => {
      const { offer } = await stage(view);
      await view.ledger.open(offer(1));
      const { key } = anIdempotentRequest();
      await view.idempotencyStore.begin(anIdempotentRequest());
      await view.ledger.open(
        offer(2, {}, { effects: { idempotency: { key, status: 201, resourceId: licenseId(2) } } }),
      );
      const begun = await view.idempotencyStore.begin(anIdempotentRequest());
      expect(begun).toEqual({ outcome: 'done', status: 201, resourceId: licenseId(1) });
    }),

    policy('leaves nothing of an opening that fails halfway', async (view) => {
      const { offer } = await stage(view);
      await view.ledger.open(offer(1, lapsing));
      const broken = offer(2, issuedAt(noon + 1_000), {
        effects: { events: [anEvent({}, 2), anEvent({}, 1)] },
      });
      await expect(view.ledger.open(broken)).rejects.toThrow();
      expect(await view.ledger.find(licenseId(1))).toMatchObject({ status: 'active' });
      expect(await view.ledger.find(licenseId(2))).toBeUndefined();
      expect(await storedEvents(view)).toHaveLength(1);
      expect(await view.ledger.counts(platformId(), november, noon)).toMatchObject({ issued: 1, active: 1 });
    }),

    policy('fails only the opening that is broken, of those committed together', async (view) => {
      const { offer } = await stage(view);
      await view.ledger.open(offer(1));
      const outcomes = await Promise.allSettled(
        Array.from({ length: 30 }, async (_, i) => {
          const n = i + 2;
          const events = [anEvent({}, n % 3 === 0 ? 1 : n)];
          return view.ledger.open(offer(n, { contentId: contentId(n) }, { effects: { events } }));
        }),
      );
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
      const { licenses } = await view.ledger.list({ platformId: platformId() }, { limit: 100, now: noon });
      expect(licenses).toHaveLength(21);
      expect(await storedEvents(view)).toHaveLength(21);
      expect(await view.ledger.issuedIn(platformId(), november)).toBe(21);
    }),

    policy('never issues an id twice', async (view) => {
      const { offer } = await stage(view);
      await view.ledger.open(offer(1));
      const same = {
        ...offer(2, { contentId: contentId(2) }),
        candidate: aLicense({ contentId: contentId(2) }, 1),
      };
      await expect(view.ledger.open(same)).rejects.toThrow();
      expect(await view.ledger.find(licenseId(1))).toEqual(aLicense());
    }),
  ];
};
