import { aTerms, digestOf, noon, trackId } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { recordIn } from '../../../support/builders/shown-tracks.ts';
import { inWorld } from '../../../support/worlds/world.ts';
import { noEffects } from '../../../support/effects.ts';

const missing = trackId(404);
const day = 86_400_000;

describe('reading a track', () => {
  it(
    'shows an approved one as it was committed',
    inWorld(async ({ useCases, aTrackInCatalog }) => {
      const track = await aTrackInCatalog();
      expect(recordIn(valueOf(await useCases.readTrack(track.trackId)))).toEqual(track);
    }),
  );

  it(
    'finds none that is missing or was never approved, and says why one was taken down',
    inWorld(async ({ useCases, clock, aTrackInCatalog }) => {
      const pending = await aTrackInCatalog({ moderationStatus: 'pending_review' });
      for (const id of [missing, pending.trackId]) {
        const unknown = { ok: false, failure: { kind: 'track-not-found', trackId: id } };
        expect(await useCases.readTrack(id)).toEqual(unknown);
        expect(await useCases.readAttribution(id)).toEqual(unknown);
        expect(await useCases.readTerms({ trackId: id })).toEqual(unknown);
        expect(await useCases.readWaveform({ trackId: id, points: 100 })).toEqual(unknown);
      }
      const { trackId: gone } = await aTrackInCatalog();
      clock.advance(1_000);
      await useCases.takeDownTrack({ trackId: gone, reason: 'legal' });
      const takenDown = {
        kind: 'track-taken-down',
        trackId: gone,
        takedown: { reason: 'legal', effectiveAt: noon + 1_000, removeBy: noon + 1_000 + 7 * day },
      };
      expect(await useCases.readTrack(gone)).toEqual({ ok: false, failure: takenDown });
      expect(await useCases.readWaveform({ trackId: gone, points: 100 })).toMatchObject({
        failure: takenDown,
      });
    }),
  );
});

describe('reading attribution', () => {
  it(
    'continues after a takedown: published content still needs its credit',
    inWorld(async ({ useCases, aTrackInCatalog }) => {
      const { trackId: id } = await aTrackInCatalog();
      const before = valueOf(await useCases.readAttribution(id));
      expect(before.text).toBe('Music: “Slow Harbour 1” by Ada Finch. ℗ 2026 Finch Recordings');
      await useCases.takeDownTrack({ trackId: id, reason: 'infringing' });
      expect(valueOf(await useCases.readAttribution(id))).toEqual(before);
    }),
  );

  it(
    'is described by the first terms when none are in force yet',
    inWorld(async ({ useCases, aTrackInCatalog }) => {
      const terms = [aTerms({ effectiveAt: noon + day, attributionRequired: false })];
      const { trackId: id } = await aTrackInCatalog({ terms });
      expect(valueOf(await useCases.readAttribution(id))).toMatchObject({ required: false });
    }),
  );
});

describe('reading license terms', () => {
  const versions = [
    aTerms({ version: 1, effectiveAt: noon - 10 * day, hash: digestOf(1) }),
    aTerms({ version: 2, effectiveAt: noon - day, hash: digestOf(2) }),
    aTerms({ version: 3, effectiveAt: noon + day, hash: digestOf(3) }),
  ];

  it(
    'returns those in force now, or on a requested day',
    inWorld(async ({ useCases, clock, aTrackInCatalog }) => {
      const { trackId: id } = await aTrackInCatalog({ terms: versions });
      const at = async (asOf?: number) =>
        valueOf(await useCases.readTerms({ trackId: id, ...(asOf !== undefined && { asOf }) })).version;
      expect([await at(), await at(noon - 10 * day), await at(noon - day - 1), await at(noon + day)]).toEqual(
        [2, 1, 1, 3],
      );
      clock.advance(day);
      expect(await at()).toBe(3);
    }),
  );

  it(
    'finds none before the first, and returns those in force after a takedown too',
    inWorld(async ({ useCases, aTrackInCatalog }) => {
      const { trackId: id } = await aTrackInCatalog({ terms: versions });
      const asOf = noon - 10 * day - 1;
      expect(await useCases.readTerms({ trackId: id, asOf })).toEqual({
        ok: false,
        failure: { kind: 'terms-not-found', asOf },
      });
      await useCases.takeDownTrack({ trackId: id, reason: 'disputed' });
      expect(valueOf(await useCases.readTerms({ trackId: id })).version).toBe(2);
    }),
  );
});

describe('reading a waveform', () => {
  it(
    'has at most as many pixels as were requested',
    inWorld(async ({ useCases, aTrackInCatalog }) => {
      const { trackId: id } = await aTrackInCatalog();
      const whole = valueOf(await useCases.readWaveform({ trackId: id, points: 4_000 }));
      expect(whole).toMatchObject({ length: 400, samples_per_pixel: 256, sample_rate: 44_100, bits: 8 });
      const rough = valueOf(await useCases.readWaveform({ trackId: id, points: 100 }));
      expect(rough).toMatchObject({ length: 100, samples_per_pixel: 1_024 });
      expect(rough.data).toHaveLength(200);
    }),
  );

  it(
    'lists those of several tracks in the order of the IDs, without tracks that have none or were taken down',
    inWorld(async ({ useCases, ports, aTrackInCatalog }) => {
      const [first, second, gone] = [
        await aTrackInCatalog(),
        await aTrackInCatalog(),
        await aTrackInCatalog(),
      ];
      await useCases.takeDownTrack({ trackId: gone.trackId, reason: 'legal' });
      const { catalogVersion: _, ...track } = first;
      const silent = { ...track, trackId: missing, isrc: 'QZABC2699999' };
      await ports.library.commit({ track: silent, guards: { catalogVersion: 'absent' }, effects: noEffects });
      const trackIds = [second, gone, silent, first, second].map(({ trackId: id }) => id);
      const listed = valueOf(
        await useCases.listWaveforms({ trackIds: [...trackIds, trackId(999)], points: 100 }),
      );
      const own = async (id: typeof missing) => ({
        trackId: id,
        waveform: valueOf(await useCases.readWaveform({ trackId: id, points: 100 })),
      });
      expect(listed).toEqual([await own(second.trackId), await own(first.trackId)]);
    }),
  );

  it(
    'is not found where none was measured',
    inWorld(async ({ useCases, ports, aTrackInCatalog }) => {
      const { catalogVersion: _, ...track } = await aTrackInCatalog();
      const copy = { ...track, trackId: missing, isrc: 'QZABC2699999' };
      await ports.library.commit({ track: copy, guards: { catalogVersion: 'absent' }, effects: noEffects });
      expect(kindOf(await useCases.readTrack(missing))).toBe('ok');
      expect(kindOf(await useCases.readWaveform({ trackId: missing, points: 100 }))).toBe('track-not-found');
    }),
  );
});
