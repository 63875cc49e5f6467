import type { Stem } from '../../../../src/domain/catalog/track.ts';
import { type CredentialId, StemId } from '../../../../src/domain/shared/ids.ts';
import { aTerms, contentId } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';
import { noEffects } from '../../../support/effects.ts';

const minute = 60_000;
const tokenIn = (url: string): string => url.split('/').at(-2) ?? '';
const bytesOf = async (bytes: AsyncIterable<Uint8Array> | undefined): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes ?? []) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

/** A platform, a licensed track with one stem, and a link to each file it may play. */
const linked = async (world: World, validUntil?: number) => {
  const { useCases, ports, aFile, aRegisteredPlatform, aTrackWithSound } = world;
  const { caller } = await aRegisteredPlatform({ tier: 'enterprise' });
  const kept = await ports.mediaStore.keep('masters/kick.wav', aFile('kick.wav', '120000 kick'));
  const stem: Stem = {
    stemId: StemId('stm_1'),
    category: 'drums',
    name: 'Kick & Snare',
    durationMs: 120_000,
    file: { ...kept, format: 'wav' },
  };
  const edits = { ...aTerms().edits, mix: true };
  const { trackId } = await aTrackWithSound({
    title: 'Été à Paris!',
    stems: [stem],
    terms: [aTerms({ edits })],
  });
  const order = { trackId, contentId: contentId(), ...(validUntil !== undefined && { validUntil }) };
  const { licenseId } = valueOf(await useCases.issueLicense({ caller, order })).license;
  const { stems } = valueOf(await useCases.listStems({ caller, trackId, licenseId }));
  const download = (format: 'mp3' | 'flac') => useCases.downloadTrack({ caller, trackId, licenseId, format });
  return {
    caller,
    trackId,
    licenseId,
    preview: tokenIn(valueOf(await useCases.streamPreview({ caller, trackId })).url),
    master: tokenIn(valueOf(await download('flac')).url),
    mp3: tokenIn(valueOf(await download('mp3')).url),
    stem: tokenIn(stems[0]?.download?.url ?? ''),
  };
};
const opening = async ({ useCases }: World, token: string) => kindOf(await useCases.openMedia({ token }));

describe('a media link', () => {
  it(
    'ends with the credential of the request that created it',
    inWorld(async (world) => {
      const { caller, preview, master, mp3, stem } = await linked(world);
      const links = [preview, master, mp3, stem];
      const opened = () => Promise.all(links.map((token) => opening(world, token)));
      const [key, secret] = valueOf(
        await world.useCases.listCredentials({ caller, slug: caller.platform.slug }),
      );
      if (!key || !secret) throw new Error('no credentials');
      const remove = (credentialId: CredentialId) =>
        world.useCases.removeCredential({ caller, slug: caller.platform.slug, credentialId });
      await world.useCases.addCredential({ caller, slug: caller.platform.slug, kind: 'api_key' });
      await remove(key.credentialId);
      expect(await opened()).toEqual(['ok', 'ok', 'ok', 'ok']);
      await remove(secret.credentialId);
      expect(await opened()).toEqual(['link-invalid', 'link-invalid', 'link-invalid', 'link-invalid']);
    }),
  );

  it(
    'of an earlier release, which names no credential, works until it expires',
    inWorld(async (world) => {
      const { master } = await linked(world);
      const [signed = ''] = master.split('.');
      const { grant: _, ...earlier } = JSON.parse(Buffer.from(signed, 'base64url').toString()) as Record<
        string,
        unknown
      >;
      const token = world.ports.textSigner.sign(JSON.stringify(earlier), 'media');
      expect(await opening(world, token)).toBe('ok');
      world.clock.advance(60 * minute);
      expect(await opening(world, token)).toBe('link-invalid');
    }),
  );

  it(
    'returns the file for which it was created, with a readable name',
    inWorld(async (world) => {
      const { preview, master, mp3, stem } = await linked(world);
      const open = async (token: string) => {
        const opened = valueOf(await world.useCases.openMedia({ token }));
        const { kind, contentType, filename, object } = opened;
        const text = await bytesOf(await opened.read());
        expect(Buffer.byteLength(text)).toBe(object.sizeBytes);
        return { kind, contentType, filename, text };
      };
      expect(await open(master)).toEqual({
        kind: 'download',
        contentType: 'audio/flac',
        filename: 'ete-a-paris.flac',
        text: expect.stringMatching(
          /^120000 flac of [0-9a-f]{64}, marked [0-9a-f]{12}, tagged .*"Été à Paris!"/,
        ) as string,
      });
      expect(await open(mp3)).toMatchObject({ contentType: 'audio/mpeg', filename: 'ete-a-paris.mp3' });
      expect(await open(preview)).toMatchObject({
        kind: 'preview',
        contentType: 'audio/mpeg',
        filename: 'ete-a-paris-preview.mp3',
        text: expect.stringMatching(/^30000 preview of /) as string,
      });
      expect(await open(stem)).toEqual({
        kind: 'stem',
        contentType: 'audio/wav',
        filename: 'ete-a-paris-kick-snare.wav',
        text: expect.stringMatching(/^120000 kick, tagged .*"Été à Paris! – Kick & Snare"/) as string,
      });
    }),
  );

  it(
    'returns ranges of its file',
    inWorld(async (world) => {
      const { master } = await linked(world);
      const opened = valueOf(await world.useCases.openMedia({ token: master }));
      expect(await bytesOf(await opened.read({ first: 7, last: 13 }))).toBe('flac of');
    }),
  );

  it(
    'to a preview is valid for a quarter of an hour, to a download for an hour',
    inWorld(async (world) => {
      const { preview, mp3, stem } = await linked(world);
      const all = async () => [
        await opening(world, preview),
        await opening(world, mp3),
        await opening(world, stem),
      ];
      world.clock.advance(15 * minute - 1);
      expect(await all()).toEqual(['ok', 'ok', 'ok']);
      world.clock.advance(1);
      expect(await all()).toEqual(['link-invalid', 'ok', 'ok']);
      world.clock.advance(45 * minute - 1);
      expect(await all()).toEqual(['link-invalid', 'ok', 'ok']);
      world.clock.advance(1);
      expect(await all()).toEqual(['link-invalid', 'link-invalid', 'link-invalid']);
    }),
  );

  it(
    'to a download ends with its license, revoked or expired; a preview needs none',
    inWorld(async (world) => {
      const { preview, mp3, stem } = await linked(world, world.clock.now() + 10 * minute);
      const all = async () => [
        await opening(world, preview),
        await opening(world, mp3),
        await opening(world, stem),
      ];
      world.clock.advance(10 * minute);
      expect(await all()).toEqual(['ok', 'link-invalid', 'link-invalid']);
      const other = await linked(world);
      await world.useCases.revokeLicense({ ...other, revocation: { reasonCode: 'content_deleted' } });
      expect(await opening(world, other.mp3)).toBe('link-invalid');
      expect(await opening(world, other.preview)).toBe('ok');
    }),
  );

  it(
    'is rejected while its platform is suspended',
    inWorld(async (world) => {
      const { preview, mp3, caller } = await linked(world);
      const { slug } = caller.platform;
      await world.useCases.changePlatform({
        platform: slug,
        edit: { status: 'suspended' },
        reason: 'Unpaid invoices.',
      });
      expect([await opening(world, preview), await opening(world, mp3)]).toEqual([
        'link-invalid',
        'link-invalid',
      ]);
      await world.useCases.changePlatform({ platform: slug, edit: { status: 'active' } });
      expect([await opening(world, preview), await opening(world, mp3)]).toEqual(['ok', 'ok']);
    }),
  );

  it(
    'says that its track was taken down',
    inWorld(async (world) => {
      const { preview, mp3, stem, trackId } = await linked(world);
      await world.useCases.takeDownTrack({ trackId, reason: 'infringing' });
      for (const token of [preview, mp3, stem]) expect(await opening(world, token)).toBe('track-taken-down');
    }),
  );

  it(
    'to a full track is rejected once the track is disputed or must be removed in every territory of the license',
    inWorld(async (world) => {
      const { useCases } = world;
      const { caller, trackId, preview } = await linked(world);
      const order = { trackId, contentId: contentId(2), territories: ['AT', 'DE'] };
      const { licenseId } = valueOf(await useCases.issueLicense({ caller, order })).license;
      const download = () => useCases.downloadTrack({ caller, trackId, licenseId, format: 'mp3' });
      const stems = () => useCases.listStems({ caller, trackId, licenseId });
      const links = [
        tokenIn(valueOf(await download()).url),
        tokenIn(valueOf(await stems()).stems[0]?.download?.url ?? ''),
      ];
      const outcomes = async () => [
        kindOf(await download()),
        kindOf(await stems()),
        ...(await Promise.all(links.map((token) => opening(world, token)))),
      ];
      await useCases.takeDownTrack({ trackId, reason: 'disputed', territories: ['AT'] });
      expect(await outcomes()).toEqual(['ok', 'ok', 'ok', 'ok']);
      await useCases.takeDownTrack({ trackId, reason: 'legal', territories: ['DE', 'FR'] });
      expect(await outcomes()).toEqual(Array.from({ length: 4 }, () => 'track-taken-down'));
      expect(await download()).toMatchObject({ failure: { takedown: { reason: 'legal' } } });
      expect(await opening(world, preview)).toBe('ok');
    }),
  );

  it(
    'to a stem is rejected once a new delivery of the track does not contain it',
    inWorld(async (world) => {
      const { stem, trackId } = await linked(world);
      const track = await world.ports.library.find(trackId);
      if (!track) throw new Error('no track');
      const guards = { catalogVersion: track.catalogVersion };
      await world.ports.library.commit({ track: { ...track, stems: [] }, guards, effects: noEffects });
      expect(await opening(world, stem)).toBe('link-invalid');
    }),
  );

  it(
    'is rejected if it was changed, or signed for something else',
    inWorld(async (world) => {
      const { mp3, preview } = await linked(world);
      const [text = '', mac = ''] = mp3.split('.');
      const [, otherMac = ''] = preview.split('.');
      const asText = Buffer.from(text, 'base64url').toString();
      const longer = Buffer.from(asText.replace(/"expiresAt":\d+/, '"expiresAt":9999999999999')).toString(
        'base64url',
      );
      const cursor = world.ports.textSigner.sign(asText, 'cursor');
      for (const token of ['', 'x', text, `${text}.${otherMac}`, `${longer}.${mac}`, cursor]) {
        expect(await opening(world, token)).toBe('link-invalid');
      }
    }),
  );

  it(
    'renders its file again if the cache had no room for it, and waits no longer than ten seconds',
    inWorld(async (world) => {
      const { mp3, preview } = await linked(world);
      await world.emptyCache();
      const release = world.audioProcessor.hold();
      const waits = world.clock.nextWait();
      const requested = world.useCases.openMedia({ token: mp3 });
      await waits;
      world.clock.advance(10_000);
      expect(await requested).toEqual({
        ok: false,
        failure: { kind: 'still-rendering', retryAfterMs: 3_000 },
      });
      release();
      expect([await opening(world, mp3), await opening(world, preview)]).toEqual(['ok', 'ok']);
      expect([...world.audioProcessor.created].sort()).toEqual(['flac', 'mp3', 'mp3', 'preview', 'preview']);
    }),
  );

  it(
    'has the file name `track` if the title has no character that a file name can contain',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const { trackId } = await world.aTrackWithSound({ title: '東京' });
      const { url } = valueOf(await world.useCases.streamPreview({ caller, trackId }));
      expect(url).toMatch(/\/track-preview\.mp3$/);
    }),
  );
});
