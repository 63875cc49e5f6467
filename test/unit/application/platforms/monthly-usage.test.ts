import type { TrackId } from '../../../../src/domain/shared/ids.ts';
import { contentId, noon } from '../../../support/builders/builders.ts';
import { aPicture } from '../../../support/images/image-records.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { inWorld } from '../../../support/worlds/world.ts';

const day = 86_400_000;

describe('the month of a platform', () => {
  it(
    'shows requests, licenses and reports, up to the request before',
    inWorld(async (world) => {
      const { useCases, clock } = world;
      const { caller, platform } = await world.aRegisteredPlatform();
      const { trackId } = await world.aTrackWithSound();
      const issue = async (n: number) =>
        valueOf(await useCases.issueLicense({ caller, order: { trackId, contentId: contentId(n) } })).license;
      const first = await issue(1);
      clock.advance(day);
      await issue(2);
      for (let n = 0; n < 3; n++) await useCases.limitPlatform(platform);
      await useCases.streamPreview({ caller, trackId });
      await useCases.downloadTrack({ caller, trackId, licenseId: first.licenseId, format: 'flac' });
      const revocation = { reasonCode: 'content_deleted' } as const;
      await useCases.revokeLicense({ caller, licenseId: first.licenseId, revocation });
      const reports = [{ eventType: 'play', trackId, quantity: 4, occurredAt: noon } as const];
      await useCases.recordUsage({ caller, reports });

      const month = valueOf(await useCases.readMonthlyUsage({ caller, slug: platform.slug }));
      expect(month).toMatchObject({
        platform,
        month: '2026-11',
        licensesIssued: 2,
        activeLicenses: 1,
        limits: { requestsPerDay: 10_000, licensesPerMonth: 100 },
        used: { requestsToday: 3, licensesThisMonth: 2, enrichRowsToday: 0, enrichSecondsToday: 0 },
        now: noon + day,
        figures: {
          daily: [
            { day: '2026-11-21', requests: 0, plays: 4 },
            { day: '2026-11-22', requests: 3, previews: 1, downloads: 1, plays: 0 },
          ],
          byTrack: [{ trackId, plays: 4, impressions: 0 }],
        },
      });
      expect(Object.fromEntries(month.licensesIssuedByDay)).toEqual({ '2026-11-21': 1, '2026-11-22': 1 });
      for (const name of [platform.slug, platform.platformId])
        expect(valueOf(await useCases.readMonthlyUsageForStaff({ platform: name }))).toEqual(month);
      expect(await useCases.readMonthlyUsageForStaff({ platform: 'unknown', month: '2026-11' })).toEqual({
        ok: false,
        failure: { kind: 'platform-not-found' },
      });
    }),
  );

  it(
    'names the tracks, with covers: for partners while the tracks are available, for staff always',
    inWorld(async (world) => {
      const { useCases } = world;
      const { caller, platform } = await world.aRegisteredPlatform();
      const cover = { artwork: aPicture(1) };
      const shown = await world.aTrackInCatalog({ title: 'Shown', version: 'Live', ...cover });
      const gone = await world.aTrackInCatalog({ title: 'Gone', ...cover });
      await useCases.takeDownTrack({ trackId: gone.trackId, reason: 'infringing' });
      const reports = [shown, gone].map(
        ({ trackId }) => ({ eventType: 'play', trackId, quantity: 1, occurredAt: noon }) as const,
      );
      await useCases.recordUsage({ caller, reports });
      const artists = shown.artists.map(({ name }) => name);
      const expected = {
        shown: { title: 'Shown (Live)', artists, ...cover },
        gone: { title: 'Gone', artists },
      };
      const own = valueOf(await useCases.readMonthlyUsage({ caller, slug: platform.slug }));
      expect(own.tracks).toEqual(
        new Map<TrackId, unknown>([
          [shown.trackId, expected.shown],
          [gone.trackId, expected.gone],
        ]),
      );
      const ofStaff = valueOf(await useCases.readMonthlyUsageForStaff({ platform: platform.slug }));
      expect(ofStaff.tracks).toEqual(
        new Map<TrackId, unknown>([
          [shown.trackId, expected.shown],
          [gone.trackId, { ...expected.gone, ...cover }],
        ]),
      );
    }),
  );

  it(
    'that was requested shows its own figures, with the current quotas',
    inWorld(async (world) => {
      const { useCases, clock } = world;
      const { caller, platform } = await world.aRegisteredPlatform({ quotas: { licensesPerMonth: 7 } });
      const { trackId } = await world.aTrackInCatalog();
      await useCases.issueLicense({ caller, order: { trackId, contentId: contentId() } });
      await useCases.limitPlatform(platform);
      clock.set(Date.UTC(2026, 11, 1));
      await useCases.limitPlatform(platform);
      const month = async (requested?: string) =>
        valueOf(
          await useCases.readMonthlyUsage({
            caller,
            slug: platform.slug,
            ...(requested && { month: requested }),
          }),
        );
      const quota = { limits: { licensesPerMonth: 7 }, used: { requestsToday: 1, licensesThisMonth: 0 } };
      expect(await month('2026-11')).toMatchObject({ licensesIssued: 1, activeLicenses: 1, ...quota });
      expect(await month()).toMatchObject({ month: '2026-12', licensesIssued: 0, ...quota });
      expect(await month('2020-01')).toMatchObject({ figures: { daily: [], byTrack: [] }, ...quota });
    }),
  );

  it(
    'shows the current platform, not that of the time of the caller’s token',
    inWorld(async (world) => {
      const { caller, platform } = await world.aRegisteredPlatform();
      await world.useCases.changePlatform({ platform: platform.slug, edit: { tier: 'growth' } });
      const { slug } = platform;
      expect(valueOf(await world.useCases.readMonthlyUsage({ caller, slug }))).toMatchObject({
        platform: { tier: 'growth' },
        limits: { licensesPerMonth: 10_000 },
      });
    }),
  );
});
