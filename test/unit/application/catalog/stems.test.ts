import type { ApprovedTrack, Stem } from '../../../../src/domain/catalog/track.ts';
import { StemId } from '../../../../src/domain/shared/ids.ts';
import { aTerms, aTrack, contentId, licenseId, noon, trackId } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';
import { noEffects } from '../../../support/effects.ts';

const aStem = (name: string): Stem => ({
  stemId: StemId(`stm_${name}`),
  category: 'drums',
  name,
  durationMs: 120_000,
  file: { ...aTrack().master, key: `masters/${name}.flac` },
});
const withStems: Partial<ApprovedTrack> = {
  stems: [aStem('kick'), aStem('hats')],
  sumsToMaster: { residualDb: -80 },
};
const mixable = aTerms({ edits: { trim: true, loop: true, mix: true, lyricsChange: false } });

const licensed = async (world: World, track: Partial<ApprovedTrack>) => {
  const { caller } = await world.aRegisteredPlatform({ addOns: ['stems'] });
  const stems: Stem[] = [];
  for (const name of ['kick', 'hats'])
    stems.push({ ...aStem(name), file: await world.aKeptRecording(`${name}.flac`) });
  const { trackId: id } = await world.aTrackInCatalog({ ...withStems, stems, ...track });
  const order = { trackId: id, contentId: contentId() };
  const issued = valueOf(await world.useCases.issueLicense({ caller, order }));
  return { caller, trackId: id, licenseId: issued.license.licenseId };
};

describe('listing stems', () => {
  it(
    'is for the enterprise tier and for platforms that bought the add-on, whatever the track',
    inWorld(async ({ useCases, aRegisteredPlatform, aTrackInCatalog }) => {
      const { trackId: id } = await aTrackInCatalog(withStems);
      const outcomeFor = async (changes: Parameters<typeof aRegisteredPlatform>[0], of = id) => {
        const { caller } = await aRegisteredPlatform(changes);
        return kindOf(await useCases.listStems({ caller, trackId: of }));
      };
      expect(await outcomeFor({ tier: 'growth' })).toBe('stems-not-included');
      expect(await outcomeFor({ tier: 'growth' }, trackId(404))).toBe('stems-not-included');
      expect(await outcomeFor({ tier: 'enterprise' })).toBe('ok');
      expect(await outcomeFor({ addOns: ['stems'] })).toBe('ok');
      expect(await outcomeFor({ addOns: ['stems'] }, trackId(404))).toBe('track-not-found');
    }),
  );

  it(
    'shows which exist and how they sum, without links, to a caller that names no license',
    inWorld(async ({ useCases, aRegisteredPlatform, aTrackInCatalog }) => {
      const { caller } = await aRegisteredPlatform({ tier: 'enterprise' });
      const { trackId: id } = await aTrackInCatalog(withStems);
      expect(valueOf(await useCases.listStems({ caller, trackId: id }))).toEqual({
        stems: [{ stem: aStem('kick') }, { stem: aStem('hats') }],
        unavailable: 'license-required',
        stemsSumToMaster: { residualDb: -80 },
      });
      const { trackId: plain } = await aTrackInCatalog();
      expect(valueOf(await useCases.listStems({ caller, trackId: plain }))).toEqual({ stems: [] });
    }),
  );

  it(
    'gives links under an active license whose terms let stems be mixed, and none under other terms',
    inWorld(async (world) => {
      const mix = await licensed(world, { terms: [mixable] });
      const { stems } = valueOf(await world.useCases.listStems(mix));
      expect(stems.map(({ download }) => download?.url)).toEqual([
        expect.stringMatching(/^https:\/\/api\.example\/media\/[\w.-]+\/slow-harbour-1-kick\.flac$/),
        expect.stringMatching(/\/slow-harbour-1-hats\.flac$/),
      ]);
      const hour = 3_600_000;
      expect(stems.map(({ download }) => download?.expiresAt)).toEqual([noon + hour, noon + hour]);
      const plain = await licensed(world, {});
      expect(valueOf(await world.useCases.listStems(plain))).toMatchObject({
        stems: [{ stem: { name: 'kick' } }, { stem: { name: 'hats' } }],
        unavailable: 'mixing-not-allowed',
        stemsSumToMaster: { residualDb: -80 },
      });
    }),
  );

  it(
    'renders nothing; each link renders the license’s own file, with its tags, in the requested format',
    inWorld(async (world) => {
      const mine = await licensed(world, { terms: [mixable] });
      const list = async (format?: 'wav' | 'flac') =>
        valueOf(await world.useCases.listStems({ ...mine, ...(format && { format }) })).stems.map(
          ({ download }) => download,
        );
      const opened = async (url = '') =>
        valueOf(await world.useCases.openMedia({ token: url.split('/').at(-2) ?? '' }));
      const delivered = await list();
      expect(delivered.map((one) => one?.file)).toEqual([undefined, undefined]);
      expect(world.audioProcessor.created).toEqual([]);
      await opened(delivered[0]?.url);
      expect(world.audioProcessor.created).toEqual(['tags']);
      const [kick] = await list('wav');
      expect(kick?.url).toMatch(/slow-harbour-1-kick\.wav$/);
      const { contentType, object } = await opened(kick?.url);
      expect(contentType).toBe('audio/wav');
      expect(world.audioProcessor.created).toEqual(['tags', 'wav']);
      const { sizeBytes, sha256 } = object;
      expect((await list('wav')).map((one) => one?.file)).toEqual([{ sizeBytes, sha256 }, undefined]);
      const [again] = await list('flac');
      expect(again?.file).toEqual((await list())[0]?.file);
      expect(again?.file).toBeDefined();
      expect(world.audioProcessor.created).toEqual(['tags', 'wav']);
    }),
  );

  it(
    'is answered while a stem is still being rendered',
    inWorld(async (world) => {
      const mine = await licensed(world, { terms: [mixable] });
      const [kick] = valueOf(await world.useCases.listStems({ ...mine, format: 'wav' })).stems;
      const release = world.audioProcessor.hold();
      const waits = world.clock.nextWait();
      const token = kick?.download?.url.split('/').at(-2) ?? '';
      const opening = world.useCases.openMedia({ token });
      await waits;
      const listed = valueOf(await world.useCases.listStems({ ...mine, format: 'wav' }));
      expect(listed.stems.map(({ download }) => download?.file)).toEqual([undefined, undefined]);
      world.clock.advance(10_000);
      expect(kindOf(await opening)).toBe('still-rendering');
      release();
      expect(kindOf(await world.useCases.openMedia({ token }))).toBe('ok');
    }),
  );

  it(
    'counts every link as a download, and a list without links as none',
    inWorld(async (world) => {
      const mix = await licensed(world, { terms: [mixable] });
      const { licenseId: _, ...unlicensed } = mix;
      await world.useCases.listStems(unlicensed);
      await world.useCases.listStems(mix);
      await world.meter.flush();
      const { daily } = await world.ports.journal.month(mix.caller.platform.platformId, '2026-11');
      expect(daily).toMatchObject([{ downloads: 2 }]);
    }),
  );

  it(
    'applies the terms under which the license was issued',
    inWorld(async (world) => {
      const { useCases, ports, clock } = world;
      const offered = [aTerms({ effectiveAt: 0 }), { ...mixable, version: 2 }];
      const mine = await licensed(world, { terms: offered });
      const track = await ports.library.find(mine.trackId);
      if (!track) throw new Error('no track');
      const terms = [...offered, aTerms({ version: 3, effectiveAt: clock.now() })];
      const { catalogVersion } = track;
      await ports.library.commit({
        track: { ...track, terms },
        guards: { catalogVersion },
        effects: noEffects,
      });
      expect(valueOf(await useCases.listStems(mine)).stems[0]?.download).toBeDefined();
    }),
  );

  it(
    'rejects a license that is not the caller’s, not of this track or not active, and a track taken down',
    inWorld(async (world) => {
      const { useCases } = world;
      const mine = await licensed(world, { terms: [mixable] });
      const other = await licensed(world, { terms: [mixable] });
      const outcome = async (changes: object) => kindOf(await useCases.listStems({ ...mine, ...changes }));
      expect(await outcome({ licenseId: licenseId(404) })).toBe('license-not-found');
      expect(await outcome({ licenseId: other.licenseId })).toBe('license-not-found');
      expect(await outcome({ trackId: other.trackId })).toBe('license-track-mismatch');
      await useCases.revokeLicense({ ...mine, revocation: { reasonCode: 'content_deleted' } });
      expect(await outcome({})).toBe('license-not-active');
      await useCases.takeDownTrack({ trackId: mine.trackId, reason: 'disputed' });
      expect(await outcome({})).toBe('track-taken-down');
    }),
  );
});
