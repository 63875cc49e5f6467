import { ContentId } from '../../../../src/domain/shared/ids.ts';
import type { UsageReport } from '../../../../src/domain/usage/usage-event.ts';
import type { Caller } from '../../../../src/ports/driving/access.ts';
import { contentId, licenseId, noon, trackId } from '../../../support/builders/builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const minute = 60_000;
const day = 86_400_000;

const licensed = async ({ useCases, aRegisteredPlatform, aTrackInCatalog }: World, order: object = {}) => {
  const { caller } = await aRegisteredPlatform();
  const { trackId: id } = await aTrackInCatalog();
  const requested = { trackId: id, contentId: contentId(), ...order };
  const { license } = valueOf(await useCases.issueLicense({ caller, order: requested }));
  return { caller, trackId: id, licenseId: license.licenseId };
};
const report = async ({ useCases }: World, caller: Caller, ...reports: UsageReport[]) =>
  valueOf(await useCases.recordUsage({ caller, reports }));
const aPlay = (id: UsageReport['trackId'], changes: Partial<UsageReport> = {}): UsageReport => ({
  eventType: 'play',
  trackId: id,
  quantity: 1,
  occurredAt: noon,
  ...changes,
});
const figures = async ({ ports }: World, { platform }: Caller, month = '2026-11') =>
  ports.journal.month(platform.platformId, month);

describe('reporting use', () => {
  it(
    'counts plays and impressions by day, track and territory',
    inWorld(async (world) => {
      const { caller, trackId: id, licenseId: held } = await licensed(world);
      const outcome = await report(
        world,
        caller,
        aPlay(id, { quantity: 3, territory: 'DE', licenseId: held }),
        aPlay(id, { eventType: 'impression', quantity: 10, occurredAt: noon - day }),
      );
      expect(outcome).toEqual({
        accepted: 2,
        duplicates: 0,
        rejected: [],
        unlicensed: [{ index: 1, reason: 'outside_validity' }],
      });
      expect(await figures(world, caller)).toMatchObject({
        daily: [
          { day: '2026-11-20', plays: 0, impressions: 10 },
          { day: '2026-11-21', plays: 3, impressions: 0 },
        ],
        byTrack: [{ trackId: id, plays: 3, impressions: 10 }],
      });
    }),
  );

  it(
    'counts an event id once, in one batch or in many; a report without one each time',
    inWorld(async (world) => {
      const { caller, trackId: id } = await licensed(world);
      const named = aPlay(id, { eventId: '5b0c5d6e-0000-4000-8000-000000000001' });
      expect(await report(world, caller, named, named)).toMatchObject({ accepted: 1, duplicates: 1 });
      world.clock.advance(minute);
      expect(await report(world, caller, named)).toMatchObject({ accepted: 0, duplicates: 1, rejected: [] });
      expect(await report(world, caller, aPlay(id), aPlay(id))).toMatchObject({ accepted: 2, duplicates: 0 });
      expect((await figures(world, caller)).byTrack).toMatchObject([{ plays: 3 }]);
      const other = await world.aRegisteredPlatform();
      expect(await report(world, other.caller, named)).toMatchObject({ accepted: 1 });
    }),
  );

  it(
    'rejects an event ID that is repeated with another payload, and keeps the first',
    inWorld(async (world) => {
      const { caller, trackId: id } = await licensed(world);
      const named = aPlay(id, { eventId: '5b0c5d6e-0000-4000-8000-000000000001' });
      await report(world, caller, named);
      const outcome = await report(world, caller, aPlay(id), { ...named, quantity: 2 });
      expect(outcome).toEqual({
        accepted: 1,
        duplicates: 0,
        rejected: [{ index: 1, reason: 'event-id-reused' }],
        unlicensed: [],
      });
      expect((await figures(world, caller)).byTrack).toMatchObject([{ plays: 2 }]);
    }),
  );

  it(
    'accepts reports within the time limit and rejects the others, each by its index',
    inWorld(async (world) => {
      const { caller, trackId: id, licenseId: held } = await licensed(world);
      const other = await licensed(world);
      const { trackId: pending } = await world.aTrackInCatalog({ moderationStatus: 'pending_review' });
      const outcome = await report(
        world,
        caller,
        aPlay(id, { occurredAt: noon - 61 * day - 1 }),
        aPlay(id, { occurredAt: noon - 61 * day }),
        aPlay(id, { occurredAt: noon + 5 * minute + 1 }),
        aPlay(id, { occurredAt: noon + 5 * minute }),
        aPlay(trackId(404)),
        aPlay(pending),
        aPlay(id, { licenseId: licenseId(404) }),
        aPlay(other.trackId, { licenseId: other.licenseId }),
        aPlay(other.trackId, { licenseId: held }),
        aPlay(id, { licenseId: held }),
      );
      expect(outcome.accepted).toBe(3);
      expect(outcome.rejected).toEqual([
        { index: 0, reason: 'occurred-too-early' },
        { index: 2, reason: 'occurred-in-the-future' },
        { index: 4, reason: 'track-unknown' },
        { index: 5, reason: 'track-unknown' },
        { index: 6, reason: 'license-unknown' },
        { index: 7, reason: 'license-unknown' },
        { index: 8, reason: 'license-of-another-track' },
      ]);
    }),
  );

  it(
    'continues for a track that was taken down, because it was used',
    inWorld(async (world) => {
      const { caller, trackId: id } = await licensed(world);
      await world.useCases.takeDownTrack({ trackId: id, reason: 'legal' });
      expect(await report(world, caller, aPlay(id))).toMatchObject({ accepted: 1, rejected: [] });
    }),
  );
});

describe('use without a license', () => {
  /** Why one report is unlicensed. */
  const judgmentOf = async (world: World, caller: Caller, one: UsageReport) => {
    const { accepted, unlicensed = [] } = await report(world, caller, one);
    expect(accepted).toBe(1);
    return unlicensed[0]?.reason ?? 'licensed';
  };

  it(
    'is kept, counted and marked',
    inWorld(async (world) => {
      const { caller, trackId: id } = await licensed(world);
      const { trackId: bare } = await world.aTrackInCatalog();
      expect(await judgmentOf(world, caller, aPlay(bare))).toBe('no_license');
      expect(await judgmentOf(world, caller, aPlay(id))).toBe('licensed');
      expect((await figures(world, caller)).byTrack).toHaveLength(2);
    }),
  );

  it(
    'is use in other content, if the report names its content',
    inWorld(async (world) => {
      const { caller, trackId: id, licenseId: held } = await licensed(world);
      const [own, another] = [{ contentId: contentId() }, { contentId: ContentId('another') }];
      for (const named of [{}, { licenseId: held }]) {
        expect(await judgmentOf(world, caller, aPlay(id, { ...named, ...own }))).toBe('licensed');
        expect(await judgmentOf(world, caller, aPlay(id, { ...named, ...another }))).toBe('other_content');
      }
    }),
  );

  it(
    'is use in a territory that no license covers, where the report names its territory',
    inWorld(async (world) => {
      const { caller, trackId: id, licenseId: held } = await licensed(world, { territories: ['DE', 'AT'] });
      for (const named of [{}, { licenseId: held }, { contentId: contentId() }]) {
        const judged = (territory: string) => judgmentOf(world, caller, aPlay(id, { ...named, territory }));
        expect(await judged('AT')).toBe('licensed');
        expect(await judged('US')).toBe('territory_not_covered');
      }
    }),
  );

  it(
    'is use outside the span of the license that the report names',
    inWorld(async (world) => {
      const mine = await licensed(world, { validUntil: noon + 60 * minute });
      const { caller, trackId: id, licenseId: held } = mine;
      world.clock.advance(120 * minute);
      const at = (occurredAt: number) =>
        judgmentOf(world, caller, aPlay(id, { occurredAt, licenseId: held }));
      expect(await at(noon - 6 * minute)).toBe('outside_validity');
      expect(await at(noon)).toBe('licensed');
      expect(await at(noon + 60 * minute - 1)).toBe('licensed');
      expect(await at(noon + 60 * minute)).toBe('outside_validity');
    }),
  );

  it(
    'is not use from before a revocation, reported after it',
    inWorld(async (world) => {
      const mine = await licensed(world);
      world.clock.advance(60 * minute);
      await world.useCases.revokeLicense({ ...mine, revocation: { reasonCode: 'content_deleted' } });
      world.clock.advance(minute);
      const at = (occurredAt: number) =>
        judgmentOf(world, mine.caller, aPlay(mine.trackId, { occurredAt, licenseId: mine.licenseId }));
      expect(await at(noon + minute)).toBe('licensed');
      expect(await at(noon + 60 * minute)).toBe('outside_validity');
    }),
  );
});

describe('a batch of reports under a key', () => {
  it(
    'can be read again with its first outcome, and with no other',
    inWorld(async (world) => {
      const { caller, trackId: id } = await licensed(world);
      const key = 'k1';
      await world.useCases.beginIdempotent({ key, fingerprint: 'f' });
      const reports = [aPlay(id), aPlay(trackId(404))];
      const first = valueOf(await world.useCases.recordUsage({ caller, reports, idempotencyKey: { key } }));
      const done = valueOf(await world.useCases.beginIdempotent({ key, fingerprint: 'f' }));
      const batchId = done.outcome === 'done' ? done.resourceId : '';
      expect(valueOf(await world.useCases.readUsageBatch({ batchId }))).toEqual(first);
      expect(await world.useCases.readUsageBatch({ batchId: 'use_404' })).toEqual({
        ok: false,
        failure: { kind: 'batch-not-found' },
      });
    }),
  );

  it(
    'counts once if it was run again because its process seemed to have ended',
    inWorld(async (world) => {
      const { caller, trackId: id } = await licensed(world);
      const key = 'k1';
      await world.useCases.beginIdempotent({ key, fingerprint: 'f' });
      const run = async () =>
        valueOf(await world.useCases.recordUsage({ caller, reports: [aPlay(id)], idempotencyKey: { key } }));
      expect(await run()).toEqual(await run());
      expect((await figures(world, caller)).byTrack).toMatchObject([{ plays: 1 }]);
    }),
  );
});
