import { noMining } from '../../../../src/domain/catalog/license-terms.ts';
import type { TrackId } from '../../../../src/domain/shared/ids.ts';
import type { DownloadLink } from '../../../../src/ports/driving/media/media.ts';
import { aTerms, contentId } from '../../../support/builders/builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';
import { noEffects } from '../../../support/effects.ts';

const licensed = async (world: World) => licensedTo(world, (await world.aTrackWithSound()).trackId);

const licensedTo = async (world: World, id: TrackId) => {
  const { caller } = await world.aRegisteredPlatform();
  const order = { trackId: id, contentId: contentId() };
  const { license } = valueOf(await world.useCases.issueLicense({ caller, order }));
  return { caller, trackId: id, licenseId: license.licenseId };
};

describe('the tags of a download', () => {
  const edits = { trim: true, loop: true, mix: true, lyricsChange: false };
  const textOf = async (world: World, url: string) => {
    const opened = valueOf(await world.useCases.openMedia({ token: url.split('/').at(-2) ?? '' }));
    const chunks: Uint8Array[] = [];
    for await (const chunk of (await opened.read()) ?? []) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  };
  const tagsIn = async (world: World, url: string): Promise<unknown> =>
    JSON.parse((await textOf(world, url)).split(', tagged ')[1] ?? 'null');

  it(
    'name the track, the license, its terms and the consents that track and terms both give',
    inWorld(async (world) => {
      const { trackId: id, isrc } = await world.aTrackWithSound({
        version: 'Radio Edit',
        tdm: { ...noMining, dataMining: 'allowed', aiInference: 'allowed' },
        terms: [aTerms({ edits, tdm: { ...noMining, dataMining: 'allowed', aiInference: 'constrained' } })],
      });
      const mine = await licensedTo(world, id);
      const { url } = valueOf(await world.useCases.downloadTrack({ ...mine, format: 'mp3' }));
      expect(await tagsIn(world, url)).toEqual({
        title: 'Slow Harbour 1 (Radio Edit)',
        artist: 'Ada Finch',
        album: 'Tides',
        isrc,
        trackId: id,
        license: {
          licenseId: mine.licenseId,
          verifyUrl: `https://api.example/api/v1/verify/${mine.licenseId}`,
        },
        termsUrl: `https://api.example/api/v1/tracks/${id}/license-terms`,
        tdm: { ...noMining, dataMining: 'allowed', aiInference: 'constrained' },
      });
      const preview = valueOf(await world.useCases.streamPreview({ caller: mine.caller, trackId: id }));
      const shown = await tagsIn(world, preview.url);
      expect(shown).toMatchObject({ isrc, tdm: { dataMining: 'allowed', aiInference: 'allowed' } });
      expect(shown).not.toHaveProperty('license');
    }),
  );

  it(
    'follow the track: a file whose title or consents changed is made again, and links to it stay valid',
    inWorld(async (world) => {
      const mine = await licensed(world);
      const ask = async () => valueOf(await world.useCases.downloadTrack({ ...mine, format: 'flac' }));
      const before = await ask();
      const track = await world.ports.library.find(mine.trackId);
      if (!track) throw new Error('no track');
      const { catalogVersion } = track;
      const renamed = { ...track, title: 'Slow Harbor' };
      await world.ports.library.commit({ track: renamed, guards: { catalogVersion }, effects: noEffects });
      expect((await ask()).sha256).not.toBe(before.sha256);
      expect(await tagsIn(world, before.url)).toMatchObject({ title: 'Slow Harbor' });
      expect(world.audioProcessor.created).toEqual(['flac', 'flac']);
    }),
  );
});

describe('the quality of a download', () => {
  it(
    'makes another file, unless it is what the file has anyway',
    inWorld(async (world) => {
      const mine = await licensed(world);
      const ask = async (wanted: Pick<DownloadLink, 'format' | 'bitrate' | 'sampleRate'>) =>
        valueOf(await world.useCases.downloadTrack({ ...mine, ...wanted }));
      const plain = await ask({ format: 'mp3' });
      expect((await ask({ format: 'mp3', bitrate: 320 })).sha256).toBe(plain.sha256);
      const slim = await ask({ format: 'mp3', bitrate: 128 });
      expect(slim).toMatchObject({ format: 'mp3', bitrate: 128 });
      expect(slim.sha256).not.toBe(plain.sha256);
      const opened = valueOf(await world.useCases.openMedia({ token: slim.url.split('/').at(-2) ?? '' }));
      expect(opened.object.sha256).toBe(slim.sha256);
      const wav = await ask({ format: 'wav' });
      expect((await ask({ format: 'wav', sampleRate: 44_100 })).sha256).toBe(wav.sha256);
      expect((await ask({ format: 'wav', sampleRate: 48_000 })).sha256).not.toBe(wav.sha256);
      expect(world.audioProcessor.created).toEqual(['mp3', 'mp3', 'wav', 'wav']);
    }),
  );
});
