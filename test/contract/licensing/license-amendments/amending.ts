import {
  aRevoked,
  anEvent,
  contentId,
  licenseId,
  noon,
  platformId,
} from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { aRegister, november } from '../../webhooks/content-store/stage.ts';
import { anIdempotentRequest, suspend, takeTrackDown, storedEvents } from '../license-ledger/stage.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { amendmentStage, type AmendmentView } from './stage.ts';
import { noEffects } from '../../../support/effects.ts';

const storedTypes = async (view: AmendmentView) => (await storedEvents(view)).map(({ type }) => type);
const counted = ({ ledger }: AmendmentView) => ledger.issuedIn(platformId(), november);

export const amendingPolicies = (open: OpenWorld<AmendmentView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('makes the license its next version, and keeps the version before', async (view) => {
      const { change, issue } = await amendmentStage(view);
      const first = await issue();
      expect(await view.ledger.replacedVersions(licenseId())).toEqual([]);
      const amending = change(1, first);
      const { amended } = amending;
      expect(await view.ledger.amend(amending)).toEqual({ outcome: 'amended', license: amended });
      expect(await view.ledger.find(licenseId())).toEqual(amended);
      expect(await view.ledger.findExisting(first)).toEqual(amended);
      const next = change(2, amended, { territories: ['FR'], at: noon + 2_000 });
      await view.ledger.amend(next);
      expect(await view.ledger.replacedVersions(licenseId())).toEqual([
        { ...first, replacedAt: noon + 1_000 },
        { ...amended, replacedAt: noon + 2_000 },
      ]);
      expect(await view.ledger.find(licenseId())).toEqual(next.amended);
      expect(await storedTypes(view)).toEqual(['license.issued', 'license.amended', 'license.amended']);
    }),

    policy(
      'makes one next version when twenty concurrent callers amend a license',
      async (view, concurrently) => {
        const { change, issue } = await amendmentStage(view);
        const first = await issue();
        const places = ['AT', 'BE', 'CH', 'DK', 'ES', 'FI', 'FR', 'GB', 'IE', 'IT'];
        const outcomes = await concurrently(20, async ({ ledger }, n) => {
          const amending = change(n, first, { territories: [places[n % 10] ?? 'US'] });
          return { amending, ...(await ledger.amend(amending)) };
        });
        const [won, ...others] = outcomes.filter(({ outcome }) => outcome === 'amended');
        expect(others).toEqual([]);
        expect(outcomes.filter(({ outcome }) => outcome === 'conflict')).toHaveLength(19);
        expect(await view.ledger.find(licenseId())).toEqual(won?.amending.amended);
        expect(await view.ledger.replacedVersions(licenseId())).toHaveLength(1);
        expect(await storedTypes(view)).toEqual(['license.issued', 'license.amended']);
        expect(await counted(view)).toBe(2);
      },
    ),

    policy('makes an amendment once that is sent again after its outcome was lost', async (view) => {
      const { change, issue } = await amendmentStage(view);
      const amending = change(1, await issue());
      const amended = await view.ledger.amend(amending);
      expect(await view.ledger.amend(amending)).toEqual(amended);
      expect(await view.ledger.replacedVersions(licenseId())).toHaveLength(1);
      expect(await counted(view)).toBe(2);
      expect(await storedTypes(view)).toEqual(['license.issued', 'license.amended']);
    }),

    policy('counts an amendment like a license toward the quota, but issues none by it', async (view) => {
      const { change, issue, offer } = await amendmentStage(view);
      const license = await issue();
      const failed = { outcome: 'guard-failed', guard: 'quota' };
      expect(await view.ledger.amend(change(1, license, {}, { limit: 1 }))).toEqual(failed);
      expect(await counted(view)).toBe(1);
      expect(await view.ledger.amend(change(1, license, {}, { limit: 2 }))).toMatchObject({
        outcome: 'amended',
      });
      expect(await counted(view)).toBe(2);
      const second = { contentId: contentId(2) };
      expect(await view.ledger.open(offer(2, second, { limit: 2 }))).toEqual(failed);
      expect(await view.ledger.open(offer(2, second, { limit: 3 }))).toMatchObject({ outcome: 'opened' });
      const openings = [{ ...offer(3).candidate, contentId: contentId(3) }];
      const guards = { ...offer(3).guards, tracks: [offer(3).guards.track], register: 'absent' as const };
      const message = { register: aRegister(), openings, closings: [], effects: noEffects, warnings: [] };
      const commit = (limit: number) =>
        view.contentStore.commit({ ...message, guards: { ...guards, quota: { month: november, limit } } });
      expect(await commit(3)).toEqual(failed);
      expect(await commit(4)).toEqual({ outcome: 'committed' });
      expect(await view.ledger.counts(platformId(), november, noon + 2_000)).toMatchObject({
        issued: 3,
        amended: 1,
        active: 3,
      });
    }),

    policy(
      'grants exactly what the quota leaves when concurrent callers amend twenty licenses',
      async (view, concurrently) => {
        const { change, issue } = await amendmentStage(view);
        const licenses = await Promise.all(
          Array.from({ length: 20 }, (_, i) => issue({ contentId: contentId(i + 1) }, i + 1)),
        );
        const outcomes = await concurrently(20, async ({ ledger }, n) => {
          const license = licenses[n - 1];
          return license && ledger.amend(change(n, license, {}, { limit: 27 }));
        });
        expect(outcomes.filter((one) => one?.outcome === 'amended')).toHaveLength(7);
        expect(await counted(view)).toBe(27);
      },
    ),

    policy('warns with the amendment that reaches a figure of the quota', async (view) => {
      const { change, issue } = await amendmentStage(view);
      const warnings = [2, 3].map((at) => ({
        at,
        event: anEvent({ type: 'usage.quota_warning' }, 6_000 + at),
      }));
      await view.ledger.amend(change(1, await issue(), {}, { warnings }));
      expect(await storedTypes(view)).toEqual(['license.issued', 'license.amended', 'usage.quota_warning']);
    }),

    policy('writes nothing at all where a guard failed', async (view) => {
      const { change, issue, track, platform } = await amendmentStage(view);
      const first = await issue();
      await view.idempotencyStore.begin(anIdempotentRequest());
      const note = {
        at: noon,
        actor: { kind: 'operator' } as const,
        action: 'amend',
        subjects: [licenseId()],
        detail: {},
      };
      const idempotency = { key: anIdempotentRequest().key, status: 201, resourceId: licenseId() };
      const amending = change(1, first, {}, { idempotency, audit: note });
      await suspend(view, platform);
      expect(await view.ledger.amend(amending)).toEqual({ outcome: 'guard-failed', guard: 'platform' });
      await takeTrackDown(view, track);
      expect(await view.ledger.amend(amending)).toEqual({ outcome: 'guard-failed', guard: 'track' });
      expect(await view.ledger.find(licenseId())).toEqual(first);
      expect(await view.ledger.replacedVersions(licenseId())).toEqual([]);
      expect(await storedTypes(view)).toEqual(['license.issued']);
      expect(await counted(view)).toBe(1);
      expect(await view.auditLog.entries({ after: 0, limit: 10, subject: licenseId() })).toEqual([]);
      expect(await view.idempotencyStore.begin(anIdempotentRequest())).toMatchObject({ outcome: 'running' });
    }),

    policy('commits the audit entry and the idempotency record with the amendment', async (view) => {
      const { change, issue } = await amendmentStage(view);
      await view.idempotencyStore.begin(anIdempotentRequest());
      const note = {
        at: noon,
        actor: { kind: 'operator' } as const,
        action: 'amend',
        subjects: [licenseId()],
        detail: {},
      };
      const idempotency = { key: anIdempotentRequest().key, status: 201, resourceId: licenseId() };
      await view.ledger.amend(change(1, await issue(), {}, { idempotency, audit: note }));
      const entries = await view.auditLog.entries({ after: 0, limit: 10, subject: licenseId() });
      expect(entries.map(({ action }) => action)).toEqual(['amend']);
      const done = { outcome: 'done', status: 201, resourceId: licenseId() };
      expect(await view.idempotencyStore.begin(anIdempotentRequest())).toEqual(done);
    }),

    policy('leaves nothing of an amendment that fails halfway', async (view) => {
      const { change, issue } = await amendmentStage(view);
      const first = await issue();
      const events = [anEvent({ type: 'license.amended' }, 7), anEvent({}, 1)];
      await expect(view.ledger.amend(change(1, first, {}, { events }))).rejects.toThrow();
      expect(await view.ledger.find(licenseId())).toEqual(first);
      expect(await view.ledger.replacedVersions(licenseId())).toEqual([]);
      expect(await counted(view)).toBe(1);
    }),

    policy('amends no license that ended, and none that was never issued', async (view) => {
      const { change, issue, offer } = await amendmentStage(view);
      const conflict = { outcome: 'conflict' };
      expect(await view.ledger.amend(change(1, offer(1, { territories: ['DE'] }).candidate))).toEqual(
        conflict,
      );
      const first = await issue();
      const revoked = aRevoked(first, undefined, noon + 10);
      await view.ledger.close({ revoked, effects: noEffects });
      expect(await view.ledger.amend(change(1, first))).toEqual(conflict);
      expect(await view.ledger.find(licenseId())).toEqual(revoked);
      const lapsing = await issue({ contentId: contentId(2), validUntil: noon + 1_500 }, 2);
      const amending = change(2, lapsing, { validUntil: noon + 9_000 });
      const amendment = { ...amending.amended.amendment, amendedAt: noon + 1_500 };
      const late = { ...amending.amended, amendment } as typeof amending.amended;
      expect(await view.ledger.amend({ ...amending, amended: late })).toEqual(conflict);
      expect(await view.ledger.find(licenseId(2))).toEqual(lapsing);
      expect(await storedTypes(view)).toEqual(['license.issued', 'license.issued']);
    }),
  ];
};
