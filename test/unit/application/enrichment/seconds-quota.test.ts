import type { EnrichmentId } from '../../../../src/domain/shared/ids.ts';
import { defaultTiers } from '../../../../src/domain/platforms/tier.ts';
import { dayOf } from '../../../../src/domain/shared/calendar.ts';
import type { Caller } from '../../../../src/ports/driving/access.ts';
import { noon } from '../../../support/builders/builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { aRecording } from '../../../support/audio/quiet-audio-processor.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const developer = { ...defaultTiers.developer, enrichSecondsPerDay: 300 };
const limited = { tiers: { ...defaultTiers, developer } };

const sound = (world: World, name: string, seconds: number) => ({
  rowId: name,
  audio: {
    kind: 'file',
    file: world.aFile(`${name}.wav`, aRecording(name, seconds * 1000)),
    sizeBytes: 100,
  } as const,
});
const asking = (world: World, caller: Caller, ...rows: readonly ReturnType<typeof sound>[]) =>
  world.useCases.enrich({ caller, rows, waitMs: 0 });
const analyzeAll = async ({ useCases }: World) => {
  while (await useCases.enrichWaiting());
};
const outcomesOf = async ({ useCases }: World, caller: Caller, enrichmentId: EnrichmentId) => {
  const { outcomes } = valueOf(await useCases.readEnrichment({ caller, enrichmentId })).enrichment;
  return outcomes.map((outcome) => (outcome?.status === 'failed' ? outcome.reason : outcome?.status));
};
const secondsUsed = ({ ports }: World, { platform }: Caller) =>
  ports.enrichmentJobs.secondsOn(platform.platformId, dayOf(noon));

describe('the quota of seconds of sound', () => {
  it(
    'analyzes rows as long as their seconds fit the day, and fails those that do not',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const rows = [
        sound(world, 'a', 200),
        sound(world, 'b', 99.5),
        sound(world, 'c', 1),
        sound(world, 'd', 9),
      ];
      const { enrichment } = valueOf(await asking(world, caller, ...rows));
      await analyzeAll(world);
      expect(await outcomesOf(world, caller, enrichment.enrichmentId)).toEqual([
        'analyzed',
        'analyzed',
        'quota-exceeded',
        'quota-exceeded',
      ]);
      expect(await secondsUsed(world, caller)).toBe(300);
    }, limited),
  );

  it(
    'rejects the next request with sound until tomorrow, and none that names tracks of the catalog',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const track = await world.aTrackInCatalog();
      await asking(world, caller, sound(world, 'a', 300));
      await analyzeAll(world);
      const rejected = await asking(world, caller, sound(world, 'b', 1));
      expect(rejected).toEqual({
        ok: false,
        failure: {
          kind: 'quota-exceeded',
          quota: 'enrich-seconds-per-day',
          limit: 300,
          resetsAt: Date.parse('2026-11-22'),
        },
      });
      const named = [{ rowId: '1', trackId: track.trackId }];
      expect((await world.useCases.enrich({ caller, rows: named, waitMs: 0 })).ok).toBe(true);
      expect((await world.useCases.mayEnrich(caller)).ok).toBe(true);
      world.clock.advance(86_400_000);
      expect((await asking(world, caller, sound(world, 'c', 1))).ok).toBe(true);
    }, limited),
  );

  it(
    'charges what is left of the day for audio that does not fit, and decodes no further audio that day',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const rows = [sound(world, 'a', 299), sound(world, 'b', 60), sound(world, 'c', 60)];
      const { enrichment } = valueOf(await asking(world, caller, ...rows));
      const analyzed: string[] = [];
      world.before('audioAnalyzer', 'analyze', async () => void analyzed.push('one'), 3);
      await analyzeAll(world);
      expect(await outcomesOf(world, caller, enrichment.enrichmentId)).toEqual([
        'analyzed',
        'quota-exceeded',
        'quota-exceeded',
      ]);
      expect(await secondsUsed(world, caller)).toBe(300);
      expect(analyzed).toHaveLength(2);
      expect((await asking(world, caller, sound(world, 'd', 1))).ok).toBe(false);
    }, limited),
  );

  it(
    'warns at 80 and 100 % of rows and of seconds, once each',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform({ quotas: { enrichRowsPerDay: 5 } });
      await asking(world, caller, sound(world, 'a', 240), sound(world, 'b', 10));
      await analyzeAll(world);
      await asking(world, caller, sound(world, 'c', 60), sound(world, 'd', 1), sound(world, 'e', 1));
      await analyzeAll(world);
      const { events } = { events: await world.ports.outbox.list({ limit: 100 }) };
      const warned = events.flatMap(({ type, data }) => (type === 'usage.quota_warning' ? [data] : []));
      const period = '2026-11-21';
      expect(warned).toEqual([
        { quota: 'enrichment_seconds', period, limit: 300, used: 240 },
        { quota: 'enrichment_rows', period, limit: 5, used: 4 },
        { quota: 'enrichment_rows', period, limit: 5, used: 5 },
        { quota: 'enrichment_seconds', period, limit: 300, used: 300 },
      ]);
    }, limited),
  );

  it(
    'counts on the day of the request, and shows it in the usage of the month',
    inWorld(async (world) => {
      const { caller, platform } = await world.aRegisteredPlatform();
      await asking(world, caller, sound(world, 'a', 12.2));
      await analyzeAll(world);
      const usage = valueOf(await world.useCases.readMonthlyUsage({ caller, slug: platform.slug }));
      expect(usage.used).toMatchObject({ enrichRowsToday: 1, enrichSecondsToday: 13 });
      expect(usage.limits.enrichSecondsPerDay).toBe(300);
    }, limited),
  );
});
