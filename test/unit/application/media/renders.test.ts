import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { TrackId } from '../../../../src/domain/shared/ids.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { contentId, licenseId, noon, trackId } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';
import { noEffects } from '../../../support/effects.ts';

const minute = 60_000;

const licensed = async (world: World) => licensedTo(world, (await world.aTrackWithSound()).trackId);

const licensedTo = async (world: World, id: TrackId) => {
  const { caller } = await world.aRegisteredPlatform();
  const order = { trackId: id, contentId: contentId() };
  const { license } = valueOf(await world.useCases.issueLicense({ caller, order }));
  return { caller, trackId: id, licenseId: license.licenseId };
};

const renderKeys = async ({ ports }: World): Promise<readonly string[]> => {
  const keys: string[] = [];
  for await (const key of ports.mediaStore.renders()) keys.push(key);
  return keys;
};

describe('a preview', () => {
  it(
    'is a link for a quarter of an hour to thirty seconds of the track',
    inWorld(async ({ useCases, aRegisteredPlatform, aTrackWithSound }) => {
      const { caller } = await aRegisteredPlatform();
      const { trackId: id } = await aTrackWithSound();
      const link = valueOf(await useCases.streamPreview({ caller, trackId: id }));
      expect(link).toMatchObject({
        format: 'mp3',
        durationMs: 30_000,
        previewStartMs: 30_000,
        expiresAt: noon + 15 * minute,
      });
      expect(link.url).toMatch(/^https:\/\/api\.example\/media\/[\w.-]+\/slow-harbour-1-preview\.mp3$/);
      const { trackId: brief } = await aTrackWithSound({ durationMs: 12_000 });
      const whole = valueOf(await useCases.streamPreview({ caller, trackId: brief }));
      expect(whole.durationMs).toBe(12_000);
    }),
  );

  it(
    'is made once, however many ask for it and however often',
    inWorld(async ({ useCases, audioProcessor, aRegisteredPlatform, aTrackWithSound }) => {
      const { caller } = await aRegisteredPlatform();
      const { trackId: id } = await aTrackWithSound();
      const ask = () => useCases.streamPreview({ caller, trackId: id });
      const all = await Promise.all(Array.from({ length: 20 }, ask));
      expect(all.every(({ ok }) => ok)).toBe(true);
      await ask();
      expect(audioProcessor.created).toEqual(['preview']);
    }),
  );

  it(
    'is awaited for at most ten seconds, continues, and is available when it is requested again',
    inWorld(
      async ({ useCases, audioProcessor, clock, meter, ports, aRegisteredPlatform, aTrackWithSound }) => {
        const { caller, platform } = await aRegisteredPlatform();
        const { trackId: id } = await aTrackWithSound();
        const release = audioProcessor.hold();
        const ask = () => useCases.streamPreview({ caller, trackId: id });
        const waits = clock.nextWait();
        const requested = ask();
        await waits;
        clock.advance(9_999);
        expect(await Promise.race([requested, pause(20, 'still waiting')])).toBe('still waiting');
        clock.advance(1);
        expect(await requested).toEqual({
          ok: false,
          failure: { kind: 'still-rendering', retryAfterMs: 3_000 },
        });
        release();
        expect(kindOf(await ask())).toBe('ok');
        expect(audioProcessor.created).toEqual(['preview']);
        await meter.flush();
        const { daily } = await ports.journal.month(platform.platformId, '2026-11');
        expect(daily).toMatchObject([{ previews: 1 }]);
      },
    ),
  );

  it(
    'is rejected of a track that is missing, was never approved or was taken down',
    inWorld(async ({ useCases, audioProcessor, aRegisteredPlatform, aTrackInCatalog }) => {
      const { caller } = await aRegisteredPlatform();
      const { trackId: gone } = await aTrackInCatalog();
      await useCases.takeDownTrack({ trackId: gone, reason: 'withdrawn' });
      const { trackId: pending } = await aTrackInCatalog({ moderationStatus: 'pending_review' });
      const outcome = async (id: typeof gone) =>
        kindOf(await useCases.streamPreview({ caller, trackId: id }));
      expect(await outcome(trackId(404))).toBe('track-not-found');
      expect(await outcome(pending)).toBe('track-not-found');
      expect(await outcome(gone)).toBe('track-taken-down');
      expect(audioProcessor.created).toEqual([]);
    }),
  );

  it(
    'that fails is a temporary outage, and is rendered again the next time',
    inWorld(async ({ useCases, audioProcessor, aRegisteredPlatform, aTrackWithSound }) => {
      const { caller } = await aRegisteredPlatform();
      const { trackId: id } = await aTrackWithSound();
      audioProcessor.fail(new Error('the worker died'));
      await expect(useCases.streamPreview({ caller, trackId: id })).rejects.toThrow('the worker died');
      expect(kindOf(await useCases.streamPreview({ caller, trackId: id }))).toBe('ok');
    }),
  );

  it(
    'is made again for a new recording',
    inWorld(async ({ useCases, audioProcessor, ports, aFile, aRegisteredPlatform, aTrackWithSound }) => {
      const { caller } = await aRegisteredPlatform();
      const track = await aTrackWithSound();
      const { trackId: id, catalogVersion } = track;
      await useCases.streamPreview({ caller, trackId: id });
      const kept = await ports.mediaStore.keep('masters/new.flac', aFile('new.flac', '90000 remastered'));
      const remastered = { ...track, master: { ...track.master, ...kept } };
      await ports.library.commit({ track: remastered, guards: { catalogVersion }, effects: noEffects });
      await useCases.streamPreview({ caller, trackId: id });
      expect(audioProcessor.created).toEqual(['preview', 'preview']);
    }),
  );
});

describe('a download', () => {
  it(
    'is a link for an hour, with the size and digest of what is behind it',
    inWorld(async (world) => {
      const mine = await licensed(world);
      const link = valueOf(await world.useCases.downloadTrack({ ...mine, format: 'mp3' }));
      expect(link).toMatchObject({ format: 'mp3', licenseId: mine.licenseId, expiresAt: noon + 60 * minute });
      expect(link.url).toMatch(/\/slow-harbour-1\.mp3$/);
      const [rendered = '', ...others] = await renderKeys(world);
      const track = await world.ports.library.find(mine.trackId);
      expect(rendered).toContain(`${track?.master.sha256.slice(0, 32) ?? ''}-${mine.licenseId}`);
      expect(await world.ports.mediaStore.describe(rendered)).toMatchObject({
        sizeBytes: link.sizeBytes,
        sha256: link.sha256,
      });
      expect(others).toEqual([]);
    }),
  );

  it(
    'is a rendering of its own for each license and format, made once, the master’s own format included',
    inWorld(async (world) => {
      const mine = await licensed(world);
      const theirs = await licensedTo(world, mine.trackId);
      const ask = async (whose: typeof mine, format: 'wav' | 'flac') =>
        valueOf(await world.useCases.downloadTrack({ ...whose, format })).sha256;
      const first = await Promise.all([ask(mine, 'wav'), ask(mine, 'flac'), ask(theirs, 'wav')]);
      expect(new Set(first).size).toBe(3);
      const again = await Promise.all([ask(mine, 'wav'), ask(mine, 'flac'), ask(theirs, 'wav')]);
      expect(again).toEqual(first);
      expect([...world.audioProcessor.created].sort()).toEqual(['flac', 'wav', 'wav']);
    }),
  );

  it(
    'is the same bytes again after the cache was lost',
    inWorld(async (world) => {
      const mine = await licensed(world);
      const ask = async () => valueOf(await world.useCases.downloadTrack({ ...mine, format: 'wav' })).sha256;
      const before = await ask();
      await world.emptyCache();
      expect(await ask()).toBe(before);
      expect(world.audioProcessor.created).toEqual(['wav', 'wav']);
    }),
  );

  it(
    'is not available while the record of its mark cannot be written',
    inWorld(async (world) => {
      const mine = await licensed(world);
      world.before('marks', 'claim', async () => {
        throw new Unavailable('the store is out');
      });
      await expect(world.useCases.downloadTrack({ ...mine, format: 'wav' })).rejects.toThrow(
        'the store is out',
      );
      expect(world.audioProcessor.created).toEqual([]);
    }),
  );

  it(
    'needs an active license of this track that is the caller’s own',
    inWorld(async (world) => {
      const { useCases, clock } = world;
      const [mine, other] = [await licensed(world), await licensed(world)];
      const outcome = async (changes: object) =>
        kindOf(await useCases.downloadTrack({ ...mine, format: 'flac', ...changes }));
      expect(await outcome({ licenseId: licenseId(404) })).toBe('license-not-found');
      expect(await outcome({ licenseId: other.licenseId })).toBe('license-not-found');
      expect(await outcome({ trackId: other.trackId })).toBe('license-track-mismatch');
      expect(await outcome({ trackId: trackId(404) })).toBe('track-not-found');
      await useCases.revokeLicense({ ...mine, revocation: { reasonCode: 'partner_request' } });
      expect(await useCases.downloadTrack({ ...mine, format: 'flac' })).toEqual({
        ok: false,
        failure: { kind: 'license-not-active', status: 'revoked' },
      });
      const order = { trackId: mine.trackId, contentId: contentId(2), validUntil: clock.now() + 1_000 };
      const brief = valueOf(await useCases.issueLicense({ caller: mine.caller, order })).license;
      clock.advance(999);
      expect(await outcome({ licenseId: brief.licenseId })).toBe('ok');
      clock.advance(1);
      expect(
        await useCases.downloadTrack({ ...mine, licenseId: brief.licenseId, format: 'flac' }),
      ).toMatchObject({
        failure: { kind: 'license-not-active', status: 'expired' },
      });
    }),
  );

  it(
    'stops while the track is taken down, and continues when it is reinstated',
    inWorld(async (world) => {
      const mine = await licensed(world);
      const { useCases } = world;
      const outcome = async () => kindOf(await useCases.downloadTrack({ ...mine, format: 'flac' }));
      await useCases.takeDownTrack({ trackId: mine.trackId, reason: 'disputed' });
      expect(await outcome()).toBe('track-taken-down');
      await useCases.approveTrack({ trackId: mine.trackId });
      expect(await outcome()).toBe('ok');
    }),
  );

  it(
    'is not waited for longer than ten seconds either, and counts when its link is given',
    inWorld(async (world) => {
      const { useCases, audioProcessor, clock, meter, ports } = world;
      const mine = await licensed(world);
      const release = audioProcessor.hold();
      const waits = clock.nextWait();
      const requested = useCases.downloadTrack({ ...mine, format: 'mp3' });
      await waits;
      clock.advance(10_000);
      expect(kindOf(await requested)).toBe('still-rendering');
      release();
      expect(kindOf(await useCases.downloadTrack({ ...mine, format: 'mp3' }))).toBe('ok');
      await meter.flush();
      const { daily } = await ports.journal.month(mine.caller.platform.platformId, '2026-11');
      expect(daily).toMatchObject([{ downloads: 1, previews: 0 }]);
    }),
  );

  it(
    'never changes the master',
    inWorld(async (world) => {
      const mine = await licensed(world);
      await world.useCases.downloadTrack({ ...mine, format: 'mp3' });
      const track = await world.ports.library.find(mine.trackId);
      const text = await world.ports.mediaStore.borrow(track?.master.key ?? '', (file) =>
        readFile(file, 'utf8'),
      );
      expect(text).toMatch(/^120000 master-1\.flac$/);
    }),
  );
});

describe('a download without forensic marks', () => {
  const off = { markDownloads: false };

  it(
    'in the format of the master is a copy of the master with other tags',
    inWorld(async (world) => {
      const mine = await licensed(world);
      const ask = () => world.useCases.downloadTrack({ ...mine, format: 'flac' });
      expect(valueOf(await ask())).toEqual({ ...valueOf(await ask()) });
      expect(world.audioProcessor.created).toEqual(['tags']);
    }, off),
  );

  it(
    'is encoded once in each format and quality, and copied for every licensee',
    inWorld(async (world) => {
      const mine = await licensed(world);
      const theirs = await licensedTo(world, mine.trackId);
      const ask = async (whose: typeof mine, format: 'wav' | 'ogg') =>
        valueOf(await world.useCases.downloadTrack({ ...whose, format })).sha256;
      await Promise.all([ask(mine, 'wav'), ask(mine, 'ogg'), ask(mine, 'wav'), ask(mine, 'ogg')]);
      expect(await ask(theirs, 'wav')).not.toBe(await ask(mine, 'wav'));
      expect([...world.audioProcessor.created].sort()).toEqual(['ogg', 'tags', 'tags', 'tags', 'wav']);
      await world.useCases.downloadTrack({ ...mine, format: 'wav', sampleRate: 48_000 });
      expect(world.audioProcessor.created.filter((created) => created === 'wav')).toHaveLength(2);
    }, off),
  );
});
